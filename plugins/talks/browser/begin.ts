/* Runs in the head, before anything is painted: slides that stood below each other first would move. Keeps what is shown
   back only where the address asks for something other than the first slide in the file's own language. */
const root = document.documentElement;
const query = new URLSearchParams(location.search);
root.classList.add('live');
root.classList.toggle('speaker', query.has('speaker'));
root.classList.toggle('asked', location.hash !== '' || query.has('step') || query.has('lang'));
const theme = query.get('theme');
if (theme === 'dark' || theme === 'light') root.dataset.theme = theme;
