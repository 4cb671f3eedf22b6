#!/bin/sh
# The only command that the key of the publishing job can run on the server, as root (docs/operating/publish.md):
#   restrict,command="sh /srv/school-site/current/deploy/receive.sh" ssh-ed25519 … publish
# It accepts two requests and rejects all others:
#   current        prints the commit that is live
#   release FROM   reads an archive of deploy/release.sh from standard input and deploys it with activate.sh. Exits with
#                  75 when the live release is no longer the one built from FROM
set -eu
umask 022

root=${SITE_ROOT:-/srv/school-site}
max_upload_seconds=900
max_bytes=400000000
max_unpacked_bytes=2000000000
max_files=60000

fail() {
  echo "$*" >&2
  exit 1
}

live_commit() { sed -n 's/^ *"from": *"\([0-9a-z-]*\)".*/\1/p' "$root/current/release.json"; }

request=${SSH_ORIGINAL_COMMAND:-}
case $request in
current)
  live_commit
  exit
  ;;
'release '*) from=${request#release } ;;
*) fail 'Rejected: this key accepts only "current" and "release FROM"' ;;
esac
case $from in
'' | *[!0-9a-z-]*) fail 'Rejected: this key accepts only "current" and "release FROM"' ;;
esac

# One upload at a time: the next one waits, and then finds another release live.
exec 8>"$root/receiving"
flock -w $max_upload_seconds 8 || fail 'Another upload is running. Start the job again later'
if [ "$(live_commit)" != "$from" ]; then
  echo 'Another release has gone live' >&2
  exit 75
fi

rm -rf "$root"/incoming.*
folder=$(mktemp -d "$root/incoming.XXXXXX")
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
timeout $max_upload_seconds head -c $((max_bytes + 1)) >"$folder/archive" || fail "The upload took longer than $max_upload_seconds seconds"
[ "$(stat -c %s "$folder/archive")" -le $max_bytes ] || fail "The archive is larger than $max_bytes bytes"

# Lists type, size and name of each member, so that we reject an archive before we write any of its files.
tar -tvzf "$folder/archive" --numeric-owner --quoting-style=escape >"$folder/list" 2>/dev/null ||
  fail 'This is not an archive of deploy/release.sh, or it is incomplete'
name=$(sed -n '1s|.* \([^ ]*\)/$|\1|p' "$folder/list")
echo "$name" | grep -qxE '[0-9]+\.[0-9]+\.[0-9]+-[0-9]{8}T[0-9]{6}' || fail 'This is not a release: its folder is not named like one'
awk -v inside="$name/" -v bytes=$max_unpacked_bytes -v files=$max_files '
  !/^[-dl]/ || index($6, inside) != 1 || /(^|[ \/])\.\.\// && !/^l/ { exit odd = 1 }
  { sum += $3 }
  END { exit odd || sum > bytes || NR > files }' "$folder/list" ||
  fail 'This is not a release: it has an unexpected file, or is too large'
[ ! -e "$root/releases/$name" ] || fail "Release $name exists already"

archive=$folder/school-site-$name.tar.gz
mv "$folder/archive" "$archive"
# Log to a file: if the job has disconnected, writing to it would end the deployment halfway.
trap '' HUP PIPE
code=0
sh "$root/current/deploy/activate.sh" "$archive" >"$root/received.log" 2>&1 8>&- || code=$?
cat "$root/received.log" || true
if [ $code = 0 ]; then
  for release in "$root"/releases/*; do
    case $(basename "$release") in
    "$(basename "$(readlink "$root/current")")" | "$(basename "$(readlink "$root/previous")")") ;;
    *) rm -rf "$release" ;;
    esac
  done
fi
exit $code
