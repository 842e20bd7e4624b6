// A shop without a server: what is in the basket stays in the browser.
'use strict';

const seeds = {
  borlotti: {
    name: 'Borlotti beans', price: 3.2, about: 'Creamy beans with red speckles.',
    sowing: 'Sow in May, two inches deep, after the last frost.',
  },
  marigold: {
    name: 'Marigolds', price: 2.4, about: 'Orange flowers that keep pests away.',
    sowing: 'Sow in March, on a light window sill.',
  },
  chard: {
    name: 'Rainbow chard', price: 2.8, about: 'Leaves with stalks of many colours.',
    sowing: 'Sow in April, thinly, in rows.',
  },
};

const byID = (id) => document.getElementById(id);
const euros = (number) => `${number.toFixed(2)} euros`;
const load = () => JSON.parse(sessionStorage.getItem('basket') || '{}');
const save = (basket) => sessionStorage.setItem('basket', JSON.stringify(basket));

// What is written here is told: it is a live region.
const told = byID('told');
told?.setAttribute('role', 'status');
const tell = (text) => { told.textContent = text; };

function showProduct() {
  const asked = new URLSearchParams(location.search).get('sort');
  const sort = Object.hasOwn(seeds, asked) ? asked : 'borlotti';
  const product = seeds[sort];
  document.title = `${product.name} – Pumpkin & Pea`;
  byID('name').textContent = product.name;
  byID('price').textContent = `${euros(product.price)} a packet`;
  byID('about').textContent = product.about;
  byID('sowing-text').textContent = product.sowing;
  byID('add').addEventListener('click', () => {
    const basket = load();
    const packets = Number(byID('packets').value);
    basket[sort] = (basket[sort] || 0) + packets;
    save(basket);
    tell(`Added: ${packets} of ${product.name}`);
  });
  byID('how').addEventListener('click', () => byID('sowing').showModal());
  byID('close').addEventListener('click', () => byID('sowing').close());
}

function showBasket() {
  const basket = load();
  const list = document.createElement('ul');
  list.className = 'products';
  let total = 0;
  for (const [sort, packets] of Object.entries(basket)) {
    const item = document.createElement('li');
    const text = document.createElement('span');
    text.textContent = `${seeds[sort].name}, ${packets}`;
    const remove = document.createElement('button');
    remove.type = 'button';
    remove.textContent = 'Remove';
    remove.setAttribute('aria-label', `Remove ${seeds[sort].name}`);
    remove.addEventListener('click', () => {
      const left = load();
      delete left[sort];
      save(left);
      showBasket();
      tell(`${seeds[sort].name} removed`);
      document.querySelector('h1').tabIndex = -1;
      document.querySelector('h1').focus();
    });
    item.append(text, ' ', remove);
    list.append(item);
    total += seeds[sort].price * packets;
  }
  byID('basket').replaceChildren(list);
  const isEmpty = Object.keys(basket).length === 0;
  byID('total').textContent = isEmpty ? 'Nothing is in your basket.' : `Total: ${euros(total)}`;
  byID('checkout').hidden = isEmpty;
}

function showCheckout() {
  const form = byID('order');
  const email = byID('email');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const isGood = email.validity.valid;
    byID('email-error').textContent = isGood ? '' : 'Write an address such as ann@example.org';
    if (isGood) {
      email.removeAttribute('aria-invalid');
      email.removeAttribute('aria-describedby');
      save({});
      tell('Thank you, your seeds are on their way');
    } else {
      email.setAttribute('aria-invalid', 'true');
      email.setAttribute('aria-describedby', 'email-error');
      email.focus();
    }
  });
}

if (byID('name')) showProduct();
if (byID('basket')) showBasket();
if (byID('order')) showCheckout();
