#!/bin/sh
# Puts a release in place of the one that runs, as root on the server; when it does
# not start or the smoke test finds fault, the one before comes back by itself:
#   sh /srv/school-site/current/deploy/activate.sh school-site-….tar.gz
#   sh /srv/school-site/current/deploy/activate.sh --back     to the release before
#   sh /srv/school-site/current/deploy/activate.sh --again    the same, with other variables or another Node
# On a new machine it puts the first release in place, and that is all.
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

# Whether an unpacked release is for a machine like this one, and its Node.
fits() {
  if ! command -v node >/dev/null; then
    say 'There is no Node here: docs/operating/node.md has the commands that install one' >&2
    return 1
  fi
  # Releases of before have none.
  if [ -e "$1/tools/lib/node-version.mjs" ]; then node "$1/tools/lib/node-version.mjs" || return 1; fi
  here=$(node -p 'process.platform + "-" + process.arch')
  built=$(sed -n 's/.*"platform": *"\([^"]*\)".*/\1/p' "$1/release.json")
  if [ "$built" != "$here" ]; then
    say "It was built for $built, and this is $here" >&2
    return 1
  fi
}

# Unpacks an archive beside the releases that are there and prints its name. Nothing that runs is touched.
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
      # On a full disk it would keep the room that is needed.
      rm -rf "$folder.part"
      return 1
    fi
  fi
  echo "$name"
}

# Gives a release the browser files of another, for pages that are open or that nginx keeps.
carry() {
  tar -C "$root/releases/$1/browser/_next/static" -cf - . |
    tar -C "$root/releases/$2/browser/_next/static" --skip-old-files -xf -
}

# Makes a name in the site's folder stand for another release, without a moment in which it stands for none.
point() { ln -sfn "releases/$2" "$root/$1.part" && mv -T "$root/$1.part" "$root/$1"; }

# A connection that breaks leaves no release half in place.
trap '' HUP
trap 'exit 1' INT TERM

# school-site.socket queues visitors meanwhile.
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

# Whether the vendor answers with the variables of now: the site itself is well with what it kept.
vendor_answers() {
  systemd-run --pipe --wait --collect --quiet -p User=school-site -p EnvironmentFile="$variables" \
    node "$root/current/check-vendor.mjs" --files 0
}

# From one release to another, and a look at the whole site.
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
