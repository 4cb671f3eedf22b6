import { crc32 } from 'node:zlib'

const encode = (text: string) => new TextEncoder().encode(text)

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.concat(parts))
}

/** A small PDF; `bytes` makes it as large as wanted. */
export function pdf(bytes = 400): Uint8Array<ArrayBuffer> {
  const head = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n'
  const tail = 'trailer<</Root 1 0 R>>\n%%EOF\n'
  return joined([encode(head), encode('%'.padEnd(bytes - head.length - tail.length)), encode(tail)])
}

/** An archive of files, unpacked. */
export function zip(files: readonly [name: string, text: string][]): Uint8Array<ArrayBuffer> {
  const locals: Buffer[] = []
  const centrals: Buffer[] = []
  let offset = 0
  for (const [name, text] of files) {
    const data = Buffer.from(text)
    const facts = Buffer.alloc(26)
    facts.writeUInt16LE(20, 0)
    facts.writeUInt32LE(crc32(data), 10)
    facts.writeUInt32LE(data.length, 14)
    facts.writeUInt32LE(data.length, 18)
    facts.writeUInt16LE(name.length, 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), facts, Buffer.from(name), data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    centrals.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), facts, place, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const central = Buffer.concat(centrals)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(offset, 12)
  return joined([...locals, central, Buffer.from('PK\u0005\u0006'), end])
}

/** A small Word document. */
export function docx(): Uint8Array<ArrayBuffer> {
  const types =
    '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>'
  return zip([
    ['[Content_Types].xml', types],
    ['_rels/.rels', '<Relationships/>'],
    ['word/document.xml', '<w:document/>'],
  ])
}

/** The container of old Office files, with the stream that says which kind it is. */
export function oldWord(stream = 'WordDocument'): Uint8Array<ArrayBuffer> {
  const magic = Buffer.from('d0cf11e0a1b11ae1', 'hex')
  return joined([magic, Buffer.alloc(504), Buffer.from(stream, 'utf16le'), Buffer.alloc(512)])
}
