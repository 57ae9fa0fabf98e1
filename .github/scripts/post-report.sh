#!/usr/bin/env bash
# Posts the report that a run of report.yml left, or renews the one that stands. Everything in the artefact was written
# by code of a pull request: its number counts only if that pull request's head is the commit that the run was for, and
# its data reach the comment through cli/report/comment.ts alone.
set -euo pipefail

artefact=$(mktemp -d)
trap 'rm -rf "$artefact"' EXIT

if ! gh run download "$RUN_ID" --repo "$REPOSITORY" --name report --dir "$artefact"; then
  echo 'The run left no report.'
  exit 0
fi

# a link in the artefact must not lead to a file of this machine
for file in number report.json; do
  if [ ! -f "$artefact/$file" ] || [ -L "$artefact/$file" ]; then
    echo "The artefact has no file $file."
    exit 1
  fi
done

number=$(head -c 20 "$artefact/number")
if ! [[ $number =~ ^[1-9][0-9]{0,9}$ ]]; then
  echo 'The artefact names no pull request.'
  exit 1
fi

head=$(gh api "repos/$REPOSITORY/pulls/$number" --jq .head.sha)
if [ "$head" != "$HEAD_SHA" ]; then
  echo "The run was not for the head of pull request $number."
  exit 0
fi

node cli/report/comment.ts "$artefact/report.json" > "$artefact/comment.md"
{
  echo
  echo "[Pages in English and Russian, with the pictures](https://github.com/$REPOSITORY/actions/runs/$RUN_ID)"
} >> "$artefact/comment.md"

if [ -s "$artefact/derived.patch" ] && [ ! -L "$artefact/derived.patch" ]; then
  cat >> "$artefact/comment.md" <<PATCH

What is derived from this change (numbers in pages, records of claims, pictures) isn't in it yet. Before merging, read the patch and commit it:

\`\`\`sh
gh run download $RUN_ID --repo $REPOSITORY --name report --dir report
git apply report/derived.patch
\`\`\`
PATCH
fi

mark='<!-- report-of-changes -->'
earlier=$(gh api "repos/$REPOSITORY/issues/$number/comments" --paginate \
  --jq ".[] | select(.user.login == \"github-actions[bot]\" and (.body | startswith(\"$mark\"))) | .id" | head -n 1)

if [ -n "$earlier" ]; then
  gh api --method PATCH "repos/$REPOSITORY/issues/comments/$earlier" --field "body=@$artefact/comment.md" > /dev/null
else
  gh api --method POST "repos/$REPOSITORY/issues/$number/comments" --field "body=@$artefact/comment.md" > /dev/null
fi
echo "The report stands at pull request $number."
