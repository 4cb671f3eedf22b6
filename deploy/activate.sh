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

log() { echo "$(date +%T) $*"; }
fail() {
  log "$*" >&2
  exit 1
}

reload_nginx() { nginx -t -q && systemctl reload nginx; }

# Checks that an unpacked release matches this platform and Node version.
check_release() {
  if ! command -v node >/dev/null; then
    log 'Node is not installed. Install it: docs/operating/node.md' >&2
    return 1
  fi
  # Older releases do not include this script.
  if [ -e "$1/tools/lib/node-version.mjs" ]; then node "$1/tools/lib/node-version.mjs" || return 1; fi
  platform=$(node -p 'process.platform + "-" + process.arch')
  required=$(sed -n 's/.*"platform": *"\([^"]*\)".*/\1/p' "$1/release.json")
  if [ "$required" != "$platform" ]; then
    log "This release was built for $required, and this server is $platform. Build it for $platform" >&2
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
      check_release "$folder.part" &&
      mv "$folder.part" "$folder"; }; then
      # Free the space again: the disk may be full.
      rm -rf "$folder.part"
      return 1
    fi
  fi
  echo "$name"
}

# Copies browser files from one release to another: pages that are open or cached by nginx still request them.
copy_browser_files() {
  tar -C "$root/releases/$1/browser/_next/static" -cf - . |
    tar -C "$root/releases/$2/browser/_next/static" --skip-old-files -xf -
}

# Points a symbolic link in the site's folder to another release, atomically.
link_release() { ln -sfn "releases/$2" "$root/$1.part" && mv -T "$root/$1.part" "$root/$1"; }

# Ignore a dropped SSH connection: it must not leave a release half deployed.
trap '' HUP
trap 'exit 1' INT TERM

# school-site.socket queues requests during the restart.
restart() {
  log 'Restarting the site'
  systemctl restart school-site || return 1
  curl -fs -o /dev/null --max-time 5 --retry 60 --retry-delay 1 --retry-all-errors \
    "http://127.0.0.1:${SITE_PORT:-3000}/api/health"
}

smoke_test() {
  site=$(sed -n "s/^SITE_URL=[\"']\{0,1\}\([^\"' ]*\).*/\1/p" "$variables")
  if [ -z "$site" ]; then
    log "SITE_URL is missing in $variables" >&2
    return 1
  fi
  node "$root/current/smoke.mjs" "$site"
}

# Checks that the vendor accepts the current variables: the site alone would look healthy, as it serves cached content.
check_vendor() {
  systemd-run --pipe --wait --collect --quiet -p User=school-site -p EnvironmentFile="$variables" \
    node "$root/current/check-vendor.mjs" --files 0
}

# Switches from one release to another and runs the smoke test.
switch_release() {
  link_release current "$2" || return 1
  if ! diff -rq "$root/releases/$1/deploy/nginx" "$root/releases/$2/deploy/nginx"; then
    reload_nginx || return 1
  fi
  restart && smoke_test
}

mkdir -p "$root/releases"
exec 9>"$root/lock"
flock -n 9 || fail 'Another deployment is running. Wait until it is over'

current=$(basename "$(readlink "$root/current")")
previous=$(basename "$(readlink "$root/previous")")
[ $# -lt 2 ] || fail "Name one archive of these: $*"
case ${1:-} in
'') fail 'Name what to deploy: activate.sh school-site-….tar.gz, --back or --again' ;;
--back) new=$previous ;;
--again) new=$current ;;
-*) fail "Unknown option $1: activate.sh school-site-….tar.gz, --back or --again" ;;
*) new=$(unpack "$1") || fail "$1 is not a release that can run here. The lines above say why" ;;
esac
[ -d "$root/releases/${new:-none}" ] || fail 'There is no previous release'
case $1 in --*) check_release "$root/releases/$new" || fail "$new cannot run here" ;; esac
if [ -z "$current" ]; then
  link_release current "$new"
  log "Unpacked the first release, $new. Continue with $root/current/docs/operating/install.md"
  exit 0
fi

if [ "$new" = "$current" ]; then
  { reload_nginx && restart && smoke_test; } ||
    fail "$current failed to restart or failed the smoke test: journalctl -u school-site -n 50"
  check_vendor || fail "$current is live, but the vendor check failed"
  log "$current is live again"
  exit 0
fi
copy_browser_files "$current" "$new"
copy_browser_files "$new" "$current"
log "Deploying $new, which replaces $current"
link_release previous "$current"
if switch_release "$current" "$new"; then
  log "$new is live. To roll back, run activate.sh --back"
  # An older release may not know a name to which the vendor has changed, and would show placeholders.
  if [ "$1" = --back ]; then
    check_vendor || true
    log "If the vendor check names placeholders, or a field that no record has, run --back again: $current may know the name"
  fi
else
  log "$new failed. Rolling back to $current"
  code=0
  switch_release "$new" "$current" || code=1
  if [ -n "$previous" ]; then link_release previous "$previous" || true; else rm -f "$root/previous"; fi
  [ "$(readlink "$root/current")" = "releases/$current" ] || fail "The roll-back failed and $new is still live. The lines above say why"
  [ $code = 0 ] || fail "Rolled back to $current, but it failed too. The lines above say why"
  fail "Rolled back to $current. $new is not live"
fi
