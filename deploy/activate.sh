#!/bin/sh
# Deploys a release. Run it as root on the server. It rolls back by itself when the new
# release does not start or fails the smoke test:
#   sh /srv/school-site/current/deploy/activate.sh school-site-….tar.gz
#   sh /srv/school-site/current/deploy/activate.sh --back     rolls back to the previous release
#   sh /srv/school-site/current/deploy/activate.sh --again    restarts the current one, with new variables or Node
# On a new machine it only unpacks the first release and links it as current.
set -eu
umask 022

root=${SITE_ROOT:-/srv/school-site}
variables=${SITE_VARIABLES:-/etc/school-site.env}

say() { echo "$(date +%T) $*"; }
fail() {
  say "$*" >&2
  exit 1
}

reload() { nginx -t -q && systemctl reload nginx; }

# Checks that an unpacked release matches this platform and Node version.
fits() {
  if ! command -v node >/dev/null; then
    say 'There is no Node here: docs/operating/node.md has the commands that install one' >&2
    return 1
  fi
  # Older releases do not include this script.
  if [ -e "$1/tools/lib/node-version.mjs" ]; then node "$1/tools/lib/node-version.mjs" || return 1; fi
  here=$(node -p 'process.platform + "-" + process.arch')
  built=$(sed -n 's/.*"platform": *"\([^"]*\)".*/\1/p' "$1/release.json")
  if [ "$built" != "$here" ]; then
    say "It was built for $built, and this is $here" >&2
    return 1
  fi
}

# Unpacks an archive next to the existing releases and prints the release's name. The running release is not affected.
unpack() {
  name=$(basename "$1" .tar.gz)
  name=${name#school-site-}
  folder=$root/releases/$name
  if [ ! -d "$folder" ]; then
    rm -rf "$folder.part"
    if ! { mkdir -p "$folder.part" &&
      tar -xzf "$1" -C "$folder.part" --strip-components=1 --no-same-owner &&
      (cd "$folder.part" && sha256sum --quiet -c SHA256SUMS) >&2 &&
      fits "$folder.part" &&
      mv "$folder.part" "$folder"; }; then
      # Free the space again: the disk may be full.
      rm -rf "$folder.part"
      return 1
    fi
  fi
  echo "$name"
}

# Copies browser files from one release to another: pages that are open or cached by nginx still request them.
carry() {
  tar -C "$root/releases/$1/browser/_next/static" -cf - . |
    tar -C "$root/releases/$2/browser/_next/static" --skip-old-files -xf -
}

# Points a symbolic link in the site's folder to another release, atomically.
point() { ln -sfn "releases/$2" "$root/$1.part" && mv -T "$root/$1.part" "$root/$1"; }

# Ignore a dropped SSH connection: it must not leave a release half deployed.
trap '' HUP
trap 'exit 1' INT TERM

# school-site.socket queues requests during the restart.
restart() {
  say 'restarting'
  systemctl restart school-site || return 1
  curl -fs -o /dev/null --max-time 5 --retry 60 --retry-delay 1 --retry-all-errors \
    "http://127.0.0.1:${SITE_PORT:-3000}/api/health"
}

look() {
  site=$(sed -n "s/^SITE_URL=[\"']\{0,1\}\([^\"' ]*\).*/\1/p" "$variables")
  node "$root/current/smoke.mjs" "$site"
}

# Checks that the vendor accepts the current variables: the site alone would look healthy, as it serves cached content.
vendor_answers() {
  systemd-run --pipe --wait --collect --quiet -p User=school-site -p EnvironmentFile="$variables" \
    node "$root/current/check-vendor.mjs" --files 0
}

# Switches from one release to another and runs the smoke test.
move() {
  point current "$2" || return 1
  if ! diff -rq "$root/releases/$1/deploy/nginx" "$root/releases/$2/deploy/nginx"; then
    reload || return 1
  fi
  restart && look
}

mkdir -p "$root/releases"
exec 9>"$root/lock"
flock -n 9 || fail 'Another release is being put in place just now'

old=$(basename "$(readlink "$root/current")")
before=$(basename "$(readlink "$root/previous")")
[ $# -lt 2 ] || fail "Which one? Name the archive to take, of: $*"
case ${1:-} in
'') fail 'Which release? activate.sh school-site-….tar.gz, or --back, or --again' ;;
--back) new=$before ;;
--again) new=$old ;;
*) new=$(unpack "$1") || fail "$1 cannot be used" ;;
esac
[ -d "$root/releases/${new:-none}" ] || fail 'There is no release before this one'
case $1 in --*) fits "$root/releases/$new" || fail "$new cannot run here" ;; esac
if [ -z "$old" ]; then
  point current "$new"
  say "$new is the first: go on with $root/current/docs/operating/install.md"
  exit 0
fi

if [ "$new" = "$old" ]; then
  { reload && restart && look; } || fail "$old does not run as it must"
  vendor_answers || fail "$old runs, but the vendor does not answer it as it must"
  exit 0
fi
carry "$old" "$new"
carry "$new" "$old"
say "from $old to $new"
point previous "$old"
if move "$old" "$new"; then
  say "$new is in place; back with activate.sh --back"
else
  say "$new fails; going back to $old"
  moved=0
  move "$new" "$old" || moved=1
  if [ -n "$before" ]; then point previous "$before" || true; else rm -f "$root/previous"; fi
  [ "$(readlink "$root/current")" = "releases/$old" ] || fail "$new is still in place: look at what stands above"
  [ $moved = 0 ] || fail "$old is in place again, but look at what stands above"
  fail "$old is in place again; $new was not taken"
fi
