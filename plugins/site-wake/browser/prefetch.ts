// Fetches the application ahead, once a reader who does more than read has something live in view.
const SIGNS = ['pointermove', 'touchstart', 'keydown'];

function savesData() {
  const {connection} = navigator as Navigator & {
    connection?: {saveData?: boolean; effectiveType?: string};
  };
  return (
    matchMedia('(prefers-reduced-data: reduce)').matches ||
    connection?.saveData ||
    /2g|3g/.test(connection?.effectiveType ?? '')
  );
}

function fetchAhead() {
  const files = JSON.parse(document.getElementById('app-scripts')?.textContent ?? '[]');
  for (const href of files) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.as = 'script';
    link.href = href;
    document.head.append(link);
  }
}

function watchLiveParts() {
  for (const sign of SIGNS) removeEventListener(sign, watchLiveParts, true);
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    observer.disconnect();
    (window.requestIdleCallback ?? setTimeout)(fetchAhead);
  });
  for (const part of document.querySelectorAll('main [data-live]')) observer.observe(part);
}

if (!savesData())
  for (const sign of SIGNS) addEventListener(sign, watchLiveParts, {capture: true, passive: true});
