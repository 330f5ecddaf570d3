import { zipSync, strToU8 } from 'fflate'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) =>
      typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part)
    )
  )

const padded = (start: Buffer, size = 256) =>
  Buffer.concat([start, Buffer.alloc(Math.max(0, size - start.length))])

/** A ZIP archive of these texts. */
export const zipOf = (files: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ])
      )
    )
  )

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGES = 'http://schemas.openxmlformats.org/package/2006'

/** A workbook of one sheet with these rows as XML, and with a text that cells of type s share as number 0. */
export const workbookOf = (name: string, rows: string, shared = '') =>
  zipOf({
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGES}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGES}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${name}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGES}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `${XML}<sst xmlns="${MAIN}"><si><t>${shared}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  })

const office = (part: string, type: string) =>
  zipOf({
    '[Content_Types].xml': `<?xml version="1.0"?><Types><Override PartName="/${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
    [part]: '<x/>',
  })

const ISO_MP4 = [0, 0, 0, 24]
const ASF = [
  0x30, 0x26, 0xb2, 0x75, 0x8e, 0x66, 0xcf, 0x11, 0xa6, 0xd9, 0, 0xaa, 0, 0x62,
  0xce, 0x6c,
]

/** A minimal file for each extension, with content that fits it. */
export const samples: Record<string, () => Buffer> = {
  jpg: () => padded(bytes([0xff, 0xd8, 0xff, 0xe0, 0, 16], 'JFIF\0')),
  jpeg: () => samples.jpg(),
  png: () =>
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64'
    ),
  gif: () => padded(bytes('GIF89a', [1, 0, 1, 0])),
  bmp: () => padded(bytes('BM', [0, 1, 0, 0])),
  webp: () => padded(bytes('RIFF', [32, 0, 0, 0], 'WEBPVP8 ')),
  mp4: () => padded(bytes(ISO_MP4, 'ftypisom', [0, 0, 2, 0], 'isomiso2')),
  mov: () => padded(bytes(ISO_MP4, 'ftypqt  ', [0, 0, 2, 0], 'qt  ')),
  avi: () => padded(bytes('RIFF', [32, 0, 0, 0], 'AVI LIST')),
  wmv: () =>
    padded(
      bytes(
        ASF,
        [0x60, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 1, 2],
        [
          0x91, 0x07, 0xdc, 0xb7, 0xb7, 0xa9, 0xcf, 0x11, 0x8e, 0xe6, 0, 0xc0,
          0x0c, 0x20, 0x53, 0x65, 0x4e, 0, 0, 0, 0, 0, 0, 0, 0xc0, 0xef, 0x19,
          0xbc, 0x4d, 0x5b, 0xcf, 0x11, 0xa8, 0xfd, 0, 0x80, 0x5f, 0x5c, 0x44,
          0x2b,
        ]
      )
    ),
  mkv: () =>
    padded(bytes([0x1a, 0x45, 0xdf, 0xa3, 0x93, 0x42, 0x82, 0x88], 'matroska')),
  flv: () => padded(bytes('FLV', [1, 5, 0, 0, 0, 9])),
  mp3: () => padded(bytes('ID3', [3, 0, 0, 0, 0, 0, 0], [0xff, 0xfb, 0x90, 0])),
  pdf: () => padded(bytes('%PDF-1.7\n')),
  ppt: () =>
    padded(bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), 1024),
  xls: () => samples.ppt(),
  doc: () => samples.ppt(),
  pptx: () => office('ppt/presentation.xml', 'presentationml.presentation'),
  xlsx: () => office('xl/workbook.xml', 'spreadsheetml.sheet'),
  docx: () => office('word/document.xml', 'wordprocessingml.document'),
  zip: () => zipOf({ 'notes.txt': 'Onward' }),
  rar: () => padded(bytes('Rar!', [0x1a, 7, 0])),
  txt: () => Buffer.from('Sulong, onward. ₱1,000'),
  csv: () => Buffer.from('name,amount\nAna,1000\n'),
  xml: () => Buffer.from('<?xml version="1.0"?><a>b</a>'),
  svg: () =>
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>'),
}
