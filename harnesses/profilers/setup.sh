#!/usr/bin/env bash
# Installs what Debian has of what the profiler harness measures, without asking. Safe to run again.
set -euo pipefail
cd "$(dirname "$0")"

if [ "$(uname -s)" != Linux ] || ! command -v apt-get >/dev/null; then
  echo 'setup.sh is for Debian. Elsewhere install PHP 8.2+ with pcntl, Excimer, Linux perf, procps and util-linux.' >&2
  exit 1
fi
as_root=()
if [ "$(id -u)" != 0 ]; then
  as_root=(sudo)
fi
is_installed() { dpkg-query -W -f '${Status}' "$1" 2>/dev/null | grep -q 'ok installed'; }

wanted=()
for package in php-cli linux-perf procps util-linux; do
  is_installed "$package" || wanted+=("$package")
done
had_excimer=true
is_installed php-excimer || had_excimer=false
if [ "$had_excimer" = false ]; then
  wanted+=(php-excimer)
fi
if [ "${#wanted[@]}" -gt 0 ]; then
  echo "Installing: ${wanted[*]}"
  "${as_root[@]}" apt-get update -q
  for package in "${wanted[@]}"; do
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -q --no-install-recommends "$package" ||
      echo "$package could not be installed: the harness will report it absent"
  done
fi
# The package enables the extension everywhere; the harness loads it where it profiles, and other programs stay as they were.
if [ "$had_excimer" = false ] && command -v phpdismod >/dev/null; then
  "${as_root[@]}" phpdismod excimer || true
fi
./run doctor
