import { statementExample } from 'src/testing/documents'

import { layOutPdf } from './pdf'

const textOf = (bytes: Buffer) => bytes.toString('latin1')

describe('a PDF document', () => {
  test('Is a valid PDF with its title', async () => {
    const bytes = await layOutPdf(statementExample)
    expect(textOf(bytes).slice(0, 5)).toBe('%PDF-')
    expect(textOf(bytes)).toContain('%%EOF')
  })

  test('Has glyphs for the peso sign and for Filipino and Spanish names', async () => {
    const { create } = await import('fontkit')
    const { readFileSync } = await import('node:fs')
    for (const file of [
      '@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf',
      '@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf',
    ]) {
      const font = create(readFileSync(require.resolve(file)))
      const missing = [...'₱−–·ñÑáéíóúÁÉÍÓÚüÜ’“”…'].filter(
        (letter) =>
          !('hasGlyphForCodePoint' in font) ||
          !font.hasGlyphForCodePoint(letter.codePointAt(0) as number)
      )
      expect(missing).toEqual([])
    }
  })

  test('Continues over as many pages as its table needs', async () => {
    const row = statementExample.table!.rows[0]
    const bytes = await layOutPdf({
      ...statementExample,
      table: {
        ...statementExample.table!,
        rows: Array.from({ length: 120 }, () => row),
      },
    })
    const pages = textOf(bytes).match(/\/Type \/Page\b/g) ?? []
    expect(pages.length).toBeGreaterThan(3)
  })

  test('Lets others be answered while a long table is drawn', async () => {
    await layOutPdf(statementExample)
    let turns = 0
    let isDrawn = false
    const count = () => {
      turns++
      if (!isDrawn) setImmediate(count)
    }
    setImmediate(count)
    const row = statementExample.table!.rows[0]
    const rows = Array.from({ length: 1000 }, () => row)
    await layOutPdf({
      ...statementExample,
      table: { ...statementExample.table!, rows },
    })
    isDrawn = true
    expect(turns).toBeGreaterThan(50)
  })
})
