// A carousel, a combo box, a grid and a feed by the patterns of the ARIA Authoring Practices.
const at = (id) => document.getElementById(id);

const slides = [...document.querySelectorAll('[aria-roledescription=slide]')];
const turn = (by) => {
  const now = slides.findIndex((slide) => !slide.hidden);
  slides[now].hidden = true;
  slides[(now + by + slides.length) % slides.length].hidden = false;
};
at('previous').onclick = () => turn(-1);
at('next').onclick = () => turn(1);

const field = at('stall'), list = at('stalls'), all = [...list.children];
const shown = () => all.filter((option) => !option.hidden);
const choose = (option) => {
  for (const other of all) other.setAttribute('aria-selected', String(other === option));
  if (option) field.setAttribute('aria-activedescendant', option.id);
  else field.removeAttribute('aria-activedescendant');
};
const open = (isOpen) => {
  list.hidden = !isOpen;
  field.setAttribute('aria-expanded', String(isOpen));
  if (!isOpen) choose(null);
};
field.addEventListener('input', () => {
  for (const option of all) option.hidden = !option.textContent.toLowerCase().startsWith(field.value.toLowerCase());
  choose(null);
  open(shown().length > 0);
});
field.addEventListener('keydown', (event) => {
  const options = shown(), now = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const by = event.key === 'ArrowDown' ? 1 : -1;
    open(true);
    choose(options[(now + by + options.length + (now < 0 && by < 0 ? 1 : 0)) % options.length]);
  } else if (event.key === 'Enter' && now >= 0) {
    field.value = options[now].textContent;
    open(false);
  } else if (event.key === 'Escape') {
    open(false);
  } else return;
  event.preventDefault();
});

const rows = [...document.querySelectorAll('[role=grid] tr')].map((row) => [...row.children]);
document.querySelector('[role=grid]').addEventListener('keydown', (event) => {
  const row = rows.findIndex((cells) => cells.includes(document.activeElement));
  const column = rows[row].indexOf(document.activeElement);
  const ways = {
    ArrowRight: [row, column + 1], ArrowLeft: [row, column - 1], ArrowDown: [row + 1, column], ArrowUp: [row - 1, column],
    Home: [row, 0], End: [row, rows[row].length - 1],
  };
  const next = ways[event.key] && rows[ways[event.key][0]]?.[ways[event.key][1]];
  if (!next) return;
  event.preventDefault();
  document.activeElement.tabIndex = -1;
  next.tabIndex = 0;
  next.focus();
});

const articles = [...document.querySelectorAll('article')];
document.querySelector('[role=feed]').addEventListener('keydown', (event) => {
  const now = articles.findIndex((article) => article.contains(document.activeElement));
  const ways = { PageDown: articles[now + 1], PageUp: articles[now - 1] };
  if (event.ctrlKey && event.key === 'End') ways.End = at('done');
  if (!ways[event.key]) return;
  event.preventDefault();
  ways[event.key].focus();
});
