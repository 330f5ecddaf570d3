import { strToU8, zipSync } from 'fflate'

import { readStatementFile } from './readStatementFile'

const OFFICE =
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGES = 'http://schemas.openxmlformats.org/package/2006/relationships'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'

/** A workbook of one sheet that counts its days from 1904, as LibreOffice and Excel for Mac write it. */
const workbook = (rows: string) => {
  const parts = {
    '_rels/.rels': `<Relationships xmlns="${PACKAGES}"><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><workbookPr date1904="true"/><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGES}"><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${MAIN}"><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
  }
  const bytes = zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])
    )
  )
  // jsdom's files have no arrayBuffer().
  return Object.assign(new File([bytes], 'november.xlsx'), {
    arrayBuffer: async () => new Uint8Array(bytes).buffer,
  })
}

const text = (place: string, words: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`

it('The days, names and formulas of a workbook are read as its program shows them', async () => {
  const headings = ['Date', 'Name', 'Amount']
    .map((heading, index) => text(`${'ABC'[index]}1`, heading))
    .join('')
  // 20 November 2026 from 1904.
  const cells = `<c r="A2" s="1"><v>44884</v></c>${text('B2', 'JosÃ© PeÃ±a')}<c r="C2"><f>SUM(1,2)</f></c>`
  expect(
    await readStatementFile(
      workbook(`<row r="1">${headings}</row><row r="2">${cells}</row>`)
    )
  ).toEqual({
    headers: ['Date', 'Name', 'Amount'],
    rows: [['2026-11-20 00:00:00', 'José Peña', '=SUM(1,2)']],
  })
})
