# Varnish in front of two instances (docs/operating/caches.md). It does what the built-in VCL does not:
# it reads CDN-Cache-Control, and serves what it has when neither instance answers.
# Start varnishd with "-p http_gzip_support=off": the site's own brotli and gzip copies are cached as they are.
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
    # Stale pages are served for a minute while they revalidate, and for 30 days when no instance answers.
    set req.grace = 60s;
    if (!std.healthy(req.backend_hint) || req.http.X-Site-Failed) { set req.grace = 30d; }
    # The site sets no cookies; other people's must not keep its pages out of the cache.
    if (req.method != "POST" && req.url !~ "^/api/(?!lists/)") { unset req.http.Cookie; }
    if (req.http.Accept-Encoding ~ "\bbr\b") { set req.http.Accept-Encoding = "br, gzip"; }
    elseif (req.http.Accept-Encoding ~ "\bgzip\b") { set req.http.Accept-Encoding = "gzip"; }
    else { unset req.http.Accept-Encoding; }
}

sub vcl_backend_fetch {
    # No response depends on it; vcl_deliver removes the prefetching rules.
    unset bereq.http.Save-Data;
    # A form waits for the vendor, as long as the site allows.
    set bereq.first_byte_timeout = 10s;
    if (bereq.method == "POST") { set bereq.first_byte_timeout = 200s; }
}

sub vcl_backend_response {
    # The second time the site's own error page passes.
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
    # The school's words and telephone, as from nginx.
    set beresp.body = std.fileread("/srv/school-site/current/browser/away.html");
    set beresp.http.Content-Type = "text/html; charset=utf-8";
    set beresp.http.Cache-Control = "private, no-store";
    set beresp.http.Retry-After = "60";
    return (deliver);
}

sub vcl_synth {
    # Neither instance answered: look again, for a copy of any age.
    if (resp.status == 503 && req.method != "POST" && req.restarts == 0) {
        set req.http.X-Site-Failed = "yes";
        return (restart);
    }
}

sub vcl_deliver {
    if (req.http.Save-Data ~ "(?i)^on$") { unset resp.http.Speculation-Rules; }
    unset resp.http.CDN-Cache-Control;
}
