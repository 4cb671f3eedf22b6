# Varnish in front of two instances (docs/operating/caches.md). Unlike the built-in VCL, it reads CDN-Cache-Control,
# and serves stale responses when neither instance responds.
# Start varnishd with "-p http_gzip_support=off", so that it caches the site's own brotli and gzip responses unchanged.
vcl 4.1;
import directors;
import std;

probe ready { .url = "/api/health/ready"; .interval = 1s; .timeout = 2s; .window = 2; .threshold = 1; }
backend one { .host = "127.0.0.1"; .port = "3000"; .probe = ready; .connect_timeout = 1s; }
backend two { .host = "127.0.0.1"; .port = "3001"; .probe = ready; .connect_timeout = 1s; }

sub vcl_init {
    new site = directors.round_robin();
    site.add_backend(one);
    site.add_backend(two);
}

sub vcl_recv {
    set req.backend_hint = site.backend();
    # Stale pages are served for a minute while they revalidate, and for 30 days when no instance responds.
    set req.grace = 60s;
    if (!std.healthy(req.backend_hint) || req.http.X-Site-Failed) { set req.grace = 30d; }
    # The site sets no cookies. Cookies of other software on this host must not prevent caching.
    if (req.method != "POST" && req.url !~ "^/api/(?!lists/)") { unset req.http.Cookie; }
    if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br, gzip"; }
    elseif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
    else { unset req.http.Accept-Encoding; }
}

sub vcl_backend_fetch {
    # No response varies by Save-Data; vcl_deliver removes the prefetching rules instead.
    unset bereq.http.Save-Data;
    # A form waits for the vendor for as long as the site allows.
    set bereq.first_byte_timeout = 10s;
    if (bereq.method == "POST") { set bereq.first_byte_timeout = 200s; }
}

sub vcl_backend_response {
    # Abandon the first failed fetch, so that vcl_synth can look for a stale copy. After the restart, pass the site's
    # own error page on.
    if (beresp.status >= 500 && !bereq.uncacheable && !bereq.http.X-Site-Failed) { return (abandon); }
    set beresp.ttl = 0s;
    set beresp.grace = 30d;
    if (beresp.status == 200 && beresp.http.CDN-Cache-Control ~ "max-age=\d") {
        set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    } else {
        set beresp.uncacheable = true;
    }
    return (deliver);
}

sub vcl_backend_error {
    # The same error page as nginx serves, with the school's phone number.
    set beresp.body = std.fileread("/srv/school-site/current/browser/away.html");
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "private, no-store";
    set beresp.http.Retry-After = "60";
    return (deliver);
}

sub vcl_synth {
    # Neither instance responded: restart once, to serve a stale copy of any age.
    if (resp.status == 503 && req.method != "POST" && req.restarts == 0) {
        set req.http.X-Site-Failed = "yes";
        return (restart);
    }
}

sub vcl_deliver {
    if (req.http.Save-Data ~ "(?i)^on$") { unset resp.http.Speculation-Rules; }
    unset resp.http.CDN-Cache-Control;
}
