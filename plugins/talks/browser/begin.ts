/* Runs in the head, before anything is painted: slides that stood below each other first would move. Keeps what is shown
   back only where the address asks for something other than the first slide in the file's own language. */
const root = document.documentElement;
const query = new URLSearchParams(location.search);
root.classList.add('live');
root.classList.toggle('speaker', query.has('speaker'));
root.classList.toggle('asked', location.hash !== '' || query.has('step') || query.has('lang'));
const theme = query.get('theme');
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;

/* A talk is a large file: what is pressed before its end has arrived is done once it has. What the talk's own script has
   answered already is prevented. */
const pressed: KeyboardEvent[] = [];
const keep = (event: KeyboardEvent) => pressed.push(event);
addEventListener('keydown', keep);
addEventListener('DOMContentLoaded', () => {
  removeEventListener('keydown', keep);
  for (const event of pressed)
    if (!event.defaultPrevented) document.body.dispatchEvent(new KeyboardEvent(event.type, event));
});
