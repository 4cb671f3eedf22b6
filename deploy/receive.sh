#!/bin/sh
# All that the key of the publishing job may do on the server, as root (docs/operating/publish.md):
#   restrict,command="sh /srv/school-site/current/deploy/receive.sh" ssh-ed25519 … publish
# It knows two requests, and everything else is refused:
#   current        prints the commit that is public
#   release FROM   takes an archive of deploy/release.sh from standard input and has activate.sh put it in place,
#                  if what is public is still made from FROM; ends with 75 where it is not
set -eu
umask 022

root=${SITE_ROOT:-/srv/school-site}
longest_upload=900
most_bytes=400000000
most_unpacked_bytes=2000000000
most_files=60000

fail() {
  echo "$*" >&2
  exit 1
}

public() { sed -n 's/^ *"from": *"\([0-9a-z-]*\)".*/\1/p' "$root/current/release.json"; }

request=${SSH_ORIGINAL_COMMAND:-}
case $request in
current)
  public
  exit
  ;;
'release '*) from=${request#release } ;;
*) fail 'This key may ask for "current" and "release" alone' ;;
esac
case $from in
'' | *[!0-9a-z-]*) fail 'This key may ask for "current" and "release" alone' ;;
esac

# One at a time: the next waits, and then finds that another release is public.
exec 8>"$root/receiving"
flock -w $longest_upload 8 || fail 'Another release is being received'
if [ "$(public)" != "$from" ]; then
  echo 'Another release went public in the meantime' >&2
  exit 75
fi

rm -rf "$root"/incoming.*
folder=$(mktemp -d "$root/incoming.XXXXXX")
trap 'rm -rf "$folder"' EXIT
trap 'exit 1' INT TERM
timeout $longest_upload head -c $((most_bytes + 1)) >"$folder/archive" || fail 'The release did not come in time'
[ "$(stat -c %s "$folder/archive")" -le $most_bytes ] || fail "A release may have $most_bytes bytes"

# Kind, size and name of each member; what comes is judged before a file of it is written.
tar -tvzf "$folder/archive" --numeric-owner --quoting-style=escape >"$folder/list" 2>/dev/null ||
  fail 'This is no archive of deploy/release.sh, or it has not come whole'
name=$(sed -n '1s|.* \([^ ]*\)/$|\1|p' "$folder/list")
echo "$name" | grep -qxE '[0-9]+\.[0-9]+\.[0-9]+-[0-9]{8}T[0-9]{6}' || fail 'This is no release: its folder has another name'
awk -v inside="$name/" -v bytes=$most_unpacked_bytes -v files=$most_files '
  !/^[-dl]/ || index($6, inside) != 1 || /(^|[ \/])\.\.\// && !/^l/ { exit odd = 1 }
  { sum += $3 }
  END { exit odd || sum > bytes || NR > files }' "$folder/list" ||
  fail 'This is no release: it holds what none holds, or too much'
[ ! -e "$root/releases/$name" ] || fail "There is a release $name already"

archive=$folder/school-site-$name.tar.gz
mv "$folder/archive" "$archive"
# Into a file: whoever sent it may have gone, and writing to them would end it halfway.
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
