#!/bin/sh
# Packs the build of this checkout into one archive for deploy/activate.sh, after "npm run build":
#   sh deploy/release.sh [FOLDER]
set -eu
cd "$(dirname "$0")/.."

build=${BUILD:-.builds/current}
if [ ! -f "$build/release.json" ]; then
  echo 'There is no build. Run: npm run build' >&2
  exit 1
fi
name=$(node -p 'JSON.parse(fs.readFileSync(process.argv[1])).name' "$build/release.json")
archive=${1:-.}/school-site-$name.tar.gz

(cd "$build" && find . -type f ! -name SHA256SUMS -print0 | sort -z | xargs -0 sha256sum) >"$build.sums"
mv "$build.sums" "$build/SHA256SUMS"
# Makes every file readable for the site's user, regardless of the umask of the checkout.
tar -C "$build" --owner=0 --group=0 --mode=u+rwX,go=rX --transform "s|^\.|$name|S" -czf "$archive.part" .
mv "$archive.part" "$archive"
cat "$build/release.json"
sha256sum "$archive"
