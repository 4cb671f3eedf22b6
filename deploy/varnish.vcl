# A Varnish between nginx and the instances, or for a container setup: copy it to /etc/varnish/school-site.vcl and set
# where the instances are; "A cache in front" in docs/operating.md has the rest. Needs varnish-modules (xkey), and
# http_gzip_support=off: the site's own copies, in brotli too, are kept as they are.
vcl 4.1;

import directors;
import std;
import xkey;

probe ready {
    .url = "/api/health/ready";
    .interval = 500ms;
    .timeout = 2s;
    .window = 2;
    .threshold = 1;
}
# One that is not there is sick, and asked for nothing.
backend one {
    .host = "127.0.0.1";
    .port = "3000";
    .probe = ready;
    .connect_timeout = 1s;
}
backend two {
    .host = "127.0.0.1";
    .port = "3001";
    .probe = ready;
    .connect_timeout = 1s;
}
# Proxies on this machine, which have named the visitor already.
acl proxies {
    "localhost";
}

sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(one);
    site.add_backend(two);
}

sub vcl_recv {
    set req.backend_hint = site.backend();
    # The socket that purges come to is opened to the instances alone: whoever sends one to another is a stranger.
    if (req.method == "PURGE") {
        if (local.socket != "purge") {
            return (synth(405, "Method Not Allowed"));
        }
        if (req.http.xkey-purge == "hard") {
            set req.http.purged = xkey.purge(req.http.xkey);
        } else {
            set req.http.purged = xkey.softpurge(req.http.xkey);
        }
        return (synth(200, req.http.purged + " purged"));
    }
    if (local.socket == "purge" || req.method !~ "^(?:GET|HEAD|POST)$") {
        return (synth(405, "Method Not Allowed"));
    }
    if (req.restarts == 0) {
        unset req.http.x-is-away;
        unset req.http.x-is-kept;
        # Varnish has added who asks; behind a proxy that is nobody new, and TRUSTED_HOPS counts one less.
        if (client.ip ~ proxies) {
            set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
        }
    }
    # What is a form's, the office's or an operator's is for one alone.
    if (req.method == "POST" || req.url !~ "^/" || req.url ~ "^/api/(?!lists/)") {
        return (pass);
    }
    # Films would push all pictures out, and are asked for in pieces.
    if (req.url ~ "^/media/[^/]+/file/" && req.url !~ "(?i)\.pdf$") {
        return (pass);
    }
    # The queries that the site has pages for, in one spelling; a page for what a visitor typed takes no room here.
    if (req.url ~ "^/(?:blog-inner|photo-categories|sub-[a-z-]+)\?(?:.*&)?id=[A-Za-z0-9_-]+(?:&|$)" && req.url !~ "[?&]page=") {
        set req.url = regsub(req.url, "^([^?]*)\?(?:.*&)?id=([A-Za-z0-9_-]+)(?:&.*)?$", "\1?id=\2");
    } else if (req.url ~ "^/api/lists/") {
        if (req.url !~ "^/api/lists/[A-Za-z-]+(?:\?build=[^&%]{1,80})?$") {
            return (pass);
        }
    } else if (req.url ~ "[?&](?:id|year|month|q|page|session|event)(?:[=&]|$)" || req.url ~ "^/(?:first-year-cost|search)\?") {
        return (pass);
    } else if (req.url !~ "^/media/") {
        set req.url = regsub(req.url, "\?.*$", "");
    }
    # Nothing of a visitor's reaches what others get but how it is compressed, and that he saves data.
    unset req.http.Cookie;
    unset req.http.Authorization;
    unset req.http.X-Forwarded-Host;
    if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
        set req.http.Accept-Encoding = "br, gzip";
    } else if (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))") {
        set req.http.Accept-Encoding = "gzip";
    } else {
        unset req.http.Accept-Encoding;
    }
    if (req.http.Save-Data ~ "(?i)^on$") {
        set req.http.Save-Data = "on";
    } else {
        unset req.http.Save-Data;
    }
    # What is old or purged is given only where the site has no answer.
    set req.grace = 0s;
    if (req.http.x-is-away || !std.healthy(req.backend_hint)) {
        set req.grace = 30d;
    }
    set req.http.x-is-kept = "yes";
    return (hash);
}

# One site, whatever it is called.
sub vcl_hash {
    hash_data(req.url);
    return (lookup);
}

# The instance that did not answer is not asked again.
sub ask_the_other {
    if (beresp.backend == one) {
        set bereq.backend = two;
    } else {
        set bereq.backend = one;
    }
}

sub vcl_backend_fetch {
    set bereq.first_byte_timeout = 2500ms;
    # What is asked for once more, as there was nothing old to give, has time; so have posts, which wait for the vendor.
    if (bereq.method == "POST") {
        set bereq.first_byte_timeout = 200s;
    } else if (bereq.uncacheable || bereq.http.x-is-away) {
        set bereq.first_byte_timeout = 10s;
    }
}

sub vcl_backend_response {
    if (bereq.uncacheable) {
        return (deliver);
    }
    # One that is busy says 503; another would not be less so.
    if (beresp.status >= 500 && beresp.status != 503 && bereq.retries == 0) {
        call ask_the_other;
        return (retry);
    }
    # Any answer takes the place of what was kept. An error, or a placeholder for what a new instance has not loaded, is
    # given up for that, and passed on only where there was nothing (vcl_synth).
    if (beresp.status >= 500 || (beresp.status == 200 && beresp.http.Cache-Control ~ "(?i)private|no-store")) {
        if (bereq.is_bgfetch || !(bereq.http.x-is-away || bereq.is_hitmiss)) {
            return (abandon);
        }
    }
    if (beresp.http.Set-Cookie || beresp.status != 200 || beresp.http.Cache-Control ~ "(?i)private|no-store" ||
        std.integer(beresp.http.Content-Length, 0) > 10000000) {
        set beresp.uncacheable = true;
        set beresp.ttl = 1s;
        set beresp.grace = 0s;
        return (deliver);
    }
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    if (beresp.http.CDN-Cache-Control) {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
        if (beresp.http.CDN-Cache-Control ~ "stale-if-error=\d+") {
            set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
        }
        # With none at all nothing is kept for an outage either.
        if (beresp.ttl == 0s) {
            set beresp.ttl = 1ms;
        }
    }
    unset beresp.http.Cache-Status;
    return (deliver);
}

sub vcl_backend_error {
    if (bereq.method != "POST" && bereq.retries == 0 && !bereq.http.x-is-away) {
        call ask_the_other;
        return (retry);
    }
    if (bereq.is_bgfetch || (bereq.http.x-is-kept && !bereq.http.x-is-away)) {
        return (abandon);
    }
    set beresp.body = std.fileread("/srv/school-site/current/browser/away.html");
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Content-Security-Policy = "default-src 'none'";
    set beresp.http.X-Content-Type-Options = "nosniff";
    set beresp.http.Retry-After = "60";
    set beresp.http.Cache-Control = "private, no-store";
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.keep = 0s;
    return (deliver);
}

# The site had no answer: what was kept is, however old.
sub vcl_synth {
    if (resp.status == 503 && req.http.x-is-kept && !req.http.x-is-away) {
        set req.http.x-is-away = "yes";
        return (restart);
    }
}

sub vcl_deliver {
    # Where it comes from (RFC 9211); the site's own word stays where this has only asked.
    if (obj.hits > 0) {
        set resp.http.Cache-Status = "varnish; hit";
    } else if (!resp.http.Cache-Status) {
        set resp.http.Cache-Status = "varnish; fwd=miss";
    }
    unset resp.http.CDN-Cache-Control;
    unset resp.http.Surrogate-Control;
    unset resp.http.Cache-Tag;
    unset resp.http.Surrogate-Key;
    unset resp.http.xkey;
    unset resp.http.Via;
    unset resp.http.X-Varnish;
    # Browsers ask anew whatever it is here.
    unset resp.http.Age;
}
