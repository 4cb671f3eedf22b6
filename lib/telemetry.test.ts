import { SpanStatusCode } from '@opentelemetry/api'
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'
import { describe, expect, it, vi } from 'vitest'
import { log } from './log'
import { harmlessExporter } from './telemetry'

function setUp() {
  const memory = new InMemorySpanExporter()
  const exporter = harmlessExporter(memory)
  const provider = new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] })
  return { memory, tracer: provider.getTracer('test') }
}

describe('nothing personal leaves the server', () => {
  it('spans carry routes, statuses and addresses without their query', () => {
    const { memory, tracer } = setUp()
    const span = tracer.startSpan('fetch GET http://vendor.example/api/tc?name=Ananya', {
      attributes: {
        'http.target': '/news?q=Ananya',
        'http.url': 'http://vendor.example/api/tc?name=Ananya',
        'http.route': '/news',
        'http.status_code': 500,
        'next.clientComponentLoadCount': 3,
        'user.name': 'Ananya',
      },
    })
    span.recordException(new TypeError('no pupil Ananya'))
    span.setStatus({ code: SpanStatusCode.ERROR, message: 'no pupil Ananya' })
    span.end()
    const [sent] = memory.getFinishedSpans()
    expect(sent).toMatchObject({
      name: 'fetch GET http://vendor.example/api/tc',
      attributes: {
        'http.target': '/news',
        'http.url': 'http://vendor.example/api/tc',
        'http.route': '/news',
        'http.status_code': 500,
      },
      status: { code: SpanStatusCode.ERROR },
    })
    expect(sent?.events[0]?.attributes).toEqual({ 'exception.type': 'TypeError' })
    expect(
      JSON.stringify([sent?.name, sent?.attributes, sent?.events, sent?.status]),
    ).not.toContain('Ananya')
  })
})

it('a collector that is away is told of once a minute, not with every batch', () => {
  const warn = vi.spyOn(log, 'warn')
  const done = vi.fn<() => void>()
  const exporter = harmlessExporter({
    export: (_spans, report) => report({ code: 1, error: new Error('connect ECONNREFUSED') }),
    shutdown: async () => undefined,
  })
  exporter.export([], done)
  exporter.export([], done)
  expect(done).toHaveBeenCalledTimes(2)
  expect(warn.mock.calls).toEqual([[{ reason: 'connect ECONNREFUSED' }, 'traces not sent']])
})
