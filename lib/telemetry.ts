import 'server-only'
import { type Attributes, context, trace } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  type ReadableSpan,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { version } from '@/package.json'
import { log } from './log'

const quietMs = 60_000

/** A stop waits for no traces, so few may be on their way. */
const scheduledDelayMillis = 1000

/** Attributes that leave the server; messages of errors, which may quote anything, are not among them. */
const passedOn = new Set([
  'error.type',
  'exception.type',
  'http.method',
  'http.route',
  'http.status_code',
  'http.target',
  'http.url',
  'net.peer.name',
  'net.peer.port',
  'next.page',
  'next.route',
  'next.rsc',
  'next.span_name',
  'next.span_type',
])

/** An address or a span's name without the query, which a visitor may have typed. */
function withoutQuery(text: string): string {
  return text.split('?')[0] ?? ''
}

function harmlessAttributes(attributes: Attributes = {}): Attributes {
  const kept = Object.entries(attributes).filter(([name]) => passedOn.has(name))
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === 'string' ? withoutQuery(value) : value]),
  )
}

function harmless(span: ReadableSpan): ReadableSpan {
  return {
    name: withoutQuery(span.name),
    kind: span.kind,
    spanContext: () => span.spanContext(),
    ...(span.parentSpanContext ? { parentSpanContext: span.parentSpanContext } : {}),
    startTime: span.startTime,
    endTime: span.endTime,
    status: { code: span.status.code },
    attributes: harmlessAttributes(span.attributes),
    links: [],
    events: span.events.map((event) => ({
      ...event,
      attributes: harmlessAttributes(event.attributes),
    })),
    duration: span.duration,
    ended: span.ended,
    resource: span.resource,
    instrumentationScope: span.instrumentationScope,
    droppedAttributesCount: span.droppedAttributesCount,
    droppedEventsCount: span.droppedEventsCount,
    droppedLinksCount: span.droppedLinksCount,
  }
}

/**
 * Sends spans on through `exporter` without anything a visitor typed, and says in the log, once a
 * minute at most, when they do not arrive.
 */
export function harmlessExporter(exporter: SpanExporter): SpanExporter {
  let quietUntil = 0
  return {
    export(spans, done) {
      exporter.export(spans.map(harmless), (result) => {
        if (result.error && Date.now() >= quietUntil) {
          quietUntil = Date.now() + quietMs
          log.warn({ reason: result.error.message }, 'traces not sent')
        }
        done(result)
      })
    },
    shutdown: () => exporter.shutdown(),
  }
}

/**
 * Sends traces of requests to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`; the standard's other
 * variables (`OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_SERVICE_NAME` …) are heeded too. A visitor's own trace
 * headers are not.
 */
export function startTelemetry(): void {
  const resource = defaultResource()
    .merge(resourceFromAttributes({ 'service.name': 'school-site', 'service.version': version }))
    .merge(detectResources({ detectors: [envDetector] }))
  const exporter = harmlessExporter(new OTLPTraceExporter())
  const provider = new TracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis })],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
}
