#!/usr/bin/env bash
# release-notes.sh <folder of the new package> <file>: what the data say otherwise than in the version that npm has, in both
# languages. Of a first version the notes say that it is one.
set -euo pipefail

package=$1
notes=$2
name=$(node -p 'JSON.parse(require("fs").readFileSync(process.argv[1], "utf8")).name' "$package/package.json")

earlier=$(mktemp -d)
trap 'rm -rf "$earlier"' EXIT

if npm pack "$name@latest" --loglevel error --ignore-scripts --pack-destination "$earlier" > /dev/null 2> "$earlier/error"; then
  tar -xzf "$earlier"/*.tgz -C "$earlier"
  for lang in en ru; do
    npm run --silent bench -- report --base "$earlier/package" --lang "$lang"
    echo
  done > "$notes"
elif grep -q 'E404' "$earlier/error"; then
  printf 'The first release of the data.\n\nПервый выпуск данных.\n' > "$notes"
else
  cat "$earlier/error" >&2
  exit 1
fi
