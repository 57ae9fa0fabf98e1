// Loaded before Docusaurus, which ends with exit code 0 where a signal stops it: half a site would be taken for a whole one.
const EXIT_CODES = {SIGINT: 130, SIGTERM: 143};

for (const [signal, code] of Object.entries(EXIT_CODES))
  process.on(signal, () => process.exit(code));
