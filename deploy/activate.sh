#!/bin/sh
# Deploys a release, as root on the server. Rolls back when it does not start or fails the smoke test:
#   sh /srv/school-site/current/deploy/activate.sh school-site-….tar.gz
#   sh /srv/school-site/current/deploy/activate.sh --back      rolls back to the previous release
#   sh /srv/school-site/current/deploy/activate.sh --again     restarts the current one, with new variables or Node
#   sh /srv/school-site/current/deploy/activate.sh --receive   deploys the archive that CI sends over ssh
# On a new machine it only unpacks the first release and links it as current.
set -eu
umask 022

root=${SITE_ROOT:-/srv/school-site}
variables=${SITE_VARIABLES:-/etc/school-site.env}

log() { echo "$(date +%T) $*"; }
fail() {
  log "$*" >&2
  exit 1
}

name_of() { basename "$(readlink "$root/$1")"; }

check_release() {
  command -v node >/dev/null || fail 'Node is not installed. Install it: docs/operating/install.md'
  node "$1/tools/lib/node-version.mjs" || exit 1
  grep -q "\"platform\": *\"$(node -p 'process.platform + "-" + process.arch')\"" "$1/release.json" ||
    fail "This server has another platform than the release: $(grep platform "$1/release.json")"
}

# Prints the release's name.
unpack() {
  name=$(tar -tzf "$1" | sed -n '1s|/.*||p')
  case $name in '' | .* | *[!0-9A-Za-z.-]*) return 1 ;; esac
  part=$root/releases/$name.part
  rm -rf "$part"
  [ -d "$root/releases/$name" ] || { mkdir -p "$part" &&
    tar -xzf "$1" -C "$part" --strip-components=1 --no-same-owner &&
    (cd "$part" && sha256sum --quiet -c SHA256SUMS && check_release .) >&2 &&
    mv "$part" "$root/releases/$name"; } || { rm -rf "$part" && return 1; }
  echo "$name"
}

# Pages that are open or cached by nginx still request the files of the other release.
copy_browser_files() {
  tar -C "$root/releases/$1/browser/_next/static" -cf - . |
    tar -C "$root/releases/$2/browser/_next/static" --skip-old-files -xf -
}

link_release() { ln -sfn "releases/$2" "$root/$1.part" && mv -T "$root/$1.part" "$root/$1"; }

# systemctl waits until the site is ready (ExecStartPost in school-site.service).
run_current() {
  nginx -t -q && systemctl reload nginx && systemctl restart school-site &&
    node "$root/current/smoke.mjs" "$(sed -n "s/^SITE_URL=[\"']\{0,1\}\([^\"' ]*\).*/\1/p" "$variables")"
}

again() {
  check_release "$root/current"
  run_current || fail 'The current release failed: journalctl -u school-site -n 50'
  systemd-run --pipe --wait --collect --quiet -p User=school-site -p EnvironmentFile="$variables" \
    node "$root/current/check-vendor.mjs" --files 0 || fail "$(name_of current) is live, but the vendor check failed"
  log "$(name_of current) is live again"
}

switch_to() {
  [ -d "$root/releases/${1:-none}" ] || fail 'There is no previous release'
  old=$(name_of current)
  older=$(name_of previous)
  log "Deploying $1, which replaces $old"
  copy_browser_files "$old" "$1"
  copy_browser_files "$1" "$old"
  link_release previous "$old"
  link_release current "$1"
  if run_current; then log "$1 is live. To roll back, run activate.sh --back" && return; fi
  log "$1 failed. Rolling back to $old"
  link_release current "$old"
  if [ -n "$older" ]; then link_release previous "$older"; else rm -f "$root/previous"; fi
  run_current || fail "Rolled back to $old, but it failed too. The lines above say why"
  fail "Rolled back to $old. $1 is not live"
}

activate() {
  name=$(unpack "$1") || fail "$1 is not a release that can run here. The lines above say why"
  [ -e "$root/current" ] || { link_release current "$name" && log "Unpacked $name, the first release" && exit; }
  if [ "$name" = "$(name_of current)" ]; then again; else switch_to "$name"; fi
}

# A release is code that runs as root, so whoever holds the key of CI can do as much as root.
receive() {
  archive=$(mktemp "$root/incoming.XXXXXX")
  trap 'rm -f "$archive"' EXIT
  head -c 400000000 >"$archive"
  activate "$archive"
  find "$root/releases" -mindepth 1 -maxdepth 1 ! -name "$(name_of current)" ! -name "$(name_of previous)" -exec rm -rf {} +
}

# A dropped connection must not leave a release half deployed.
trap '' HUP PIPE
mkdir -p "$root/releases"
exec 9>"$root/lock"
flock -n 9 || fail 'Another deployment is running. Wait until it is over'
[ $# -lt 2 ] || fail "Name one archive of these: $*"
case ${1:-} in
--back) switch_to "$(name_of previous)" ;;
--again) again ;;
--receive) receive ;;
'' | -*) fail 'Name what to deploy: activate.sh school-site-….tar.gz, --back, --again or --receive' ;;
*) activate "$1" ;;
esac
