// Each of these works by mouse and looks right. What is wrong stands beside it.
const at = (id) => document.getElementById(id);

// Arrow keys do nothing on the tabs, and the second one is not in the order of Tab.
const seasons = { spring: 'Beans, peas and chard.', autumn: 'Garlic and broad beans.' };
for (const id of Object.keys(seasons)) {
  at(id).onclick = () => {
    for (const other of Object.keys(seasons)) at(other).setAttribute('aria-selected', other === id);
    at('season').setAttribute('aria-labelledby', id);
    at('season').textContent = seasons[id];
  };
}

// The state stays "collapsed".
at('rules').onclick = () => { at('rules-text').hidden = !at('rules-text').hidden; };

// The focus stays behind the dialog, Escape does not close it, and the focus is lost when it closes.
at('gift').onclick = () => { at('gift-dialog').hidden = false; };
at('gift-fine').onclick = () => { at('gift-dialog').hidden = true; };

// A button by its role, which knows no keys.
at('more').onclick = () => { at('last').textContent = 'Rainbow chard'; };

// The button goes, and the focus with it.
at('hide').onclick = () => at('letter').remove();

// The error is shown and not said.
at('join').onsubmit = (event) => {
  event.preventDefault();
  at('joined').textContent = /^\S+@\S+\.\S+$/.test(at('mail').value) ? 'Welcome' : 'Write an address such as ann@example.org';
};

// The count changes and nobody is told.
at('count').onclick = () => { at('members').textContent = '313 members'; };
