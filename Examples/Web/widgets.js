// Widgets by the patterns of the ARIA Authoring Practices, as far as the keyboard goes.
const at = (id) => document.getElementById(id);
const say = (words) => { at('said').textContent = words; };

at('more').onclick = (event) => {
  const isOpen = event.target.getAttribute('aria-expanded') === 'true';
  event.target.setAttribute('aria-expanded', String(!isOpen));
  at('soil').hidden = isOpen;
};

// Tabs, radio buttons and tools: the arrows move on, Home and End lead to the ends.
for (const group of document.querySelectorAll('[data-roving]')) {
  const kind = group.dataset.roving;
  const items = [...group.querySelectorAll('[role=tab],[role=radio],button')];
  const go = (index) => {
    const item = items[(index + items.length) % items.length];
    for (const other of items) {
      other.tabIndex = other === item ? 0 : -1;
      if (kind === 'tab') {
        other.setAttribute('aria-selected', String(other === item));
        at(other.getAttribute('aria-controls')).hidden = other !== item;
      }
      if (kind === 'radio') other.setAttribute('aria-checked', String(other === item));
    }
    item.focus();
  };
  group.addEventListener('keydown', (event) => {
    const index = items.indexOf(document.activeElement);
    const ways = {
      ArrowRight: index + 1, ArrowDown: index + 1, ArrowLeft: index - 1, ArrowUp: index - 1,
      Home: 0, End: items.length - 1,
    };
    if (!(event.key in ways)) return;
    event.preventDefault();
    go(ways[event.key]);
  });
  if (kind === 'toolbar') {
    for (const item of items) {
      item.onclick = () => {
        item.setAttribute('aria-pressed', String(item.getAttribute('aria-pressed') !== 'true'));
      };
    }
  }
}

at('width').addEventListener('keydown', (event) => {
  const slider = event.target, now = Number(slider.getAttribute('aria-valuenow'));
  const ways = { ArrowRight: now + 10, ArrowUp: now + 10, ArrowLeft: now - 10, ArrowDown: now - 10, Home: 60, End: 150 };
  if (!(event.key in ways)) return;
  event.preventDefault();
  const value = Math.max(60, Math.min(150, ways[event.key]));
  slider.setAttribute('aria-valuenow', String(value));
  slider.setAttribute('aria-valuetext', `${value} centimetres`);
});

at('crops').addEventListener('keydown', (event) => {
  const list = event.currentTarget, options = [...list.children];
  const index = options.findIndex((option) => option.id === list.getAttribute('aria-activedescendant'));
  let next = { ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: options.length - 1 }[event.key];
  if (event.key.length === 1) next = options.findIndex((option) => option.textContent.toLowerCase().startsWith(event.key));
  if (next === undefined || !options[next]) return;
  event.preventDefault();
  for (const option of options) option.setAttribute('aria-selected', String(option === options[next]));
  list.setAttribute('aria-activedescendant', options[next].id);
});

const tree = document.querySelector('[role=tree]');
tree.addEventListener('keydown', (event) => {
  const shown = [...tree.querySelectorAll('[role=treeitem]')].filter((item) => !item.parentElement.hidden);
  const item = document.activeElement, index = shown.indexOf(item);
  const inner = item.querySelector('[role=group]');
  const open = (isOpen) => { item.setAttribute('aria-expanded', String(isOpen)); inner.hidden = !isOpen; };
  let next;
  if (event.key === 'ArrowDown') next = shown[index + 1];
  else if (event.key === 'ArrowUp') next = shown[index - 1];
  else if (event.key === 'ArrowRight' && inner && inner.hidden) open(true);
  else if (event.key === 'ArrowRight' && inner) next = inner.firstElementChild;
  else if (event.key === 'ArrowLeft' && inner && !inner.hidden) open(false);
  else return;
  event.preventDefault();
  event.stopPropagation();
  if (!next) return;
  for (const other of shown) other.tabIndex = other === next ? 0 : -1;
  next.focus();
});

const menu = at('menu'), entries = [...menu.children];
const showMenu = (isOpen) => { menu.hidden = !isOpen; at('actions').setAttribute('aria-expanded', String(isOpen)); };
at('actions').onclick = () => { showMenu(true); entries[0].focus(); };
at('actions').addEventListener('keydown', (event) => {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  showMenu(true);
  entries[0].focus();
});
menu.addEventListener('keydown', (event) => {
  const index = entries.indexOf(document.activeElement), count = entries.length;
  const ways = { ArrowDown: index + 1, ArrowUp: index + count - 1, Home: 0, End: count - 1 };
  let next = ways[event.key];
  if (event.key.length === 1) next = entries.findIndex((entry) => entry.textContent.toLowerCase().startsWith(event.key));
  if (event.key === 'Escape' || event.key === 'Enter') {
    if (event.key === 'Enter') say(`Done: ${entries[index].textContent}`);
    showMenu(false);
    at('actions').focus();
  } else if (next === undefined || next < 0) return;
  else entries[next % count].focus();
  event.preventDefault();
});

at('add').onsubmit = (event) => {
  event.preventDefault();
  say(`Noted: ${at('note').value}`);
  at('note').value = '';
};

const dialog = at('sure'), inDialog = [at('keep'), at('yes')];
const close = () => { dialog.hidden = true; document.querySelector('main').inert = false; at('clear').focus(); };
at('clear').onclick = () => { dialog.hidden = false; document.querySelector('main').inert = true; at('keep').focus(); };
at('keep').onclick = close;
at('yes').onclick = () => { close(); say('The plan is empty'); };
dialog.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') close();
  if (event.key !== 'Tab') return;
  event.preventDefault();
  inDialog[1 - inDialog.indexOf(document.activeElement)].focus();
});
