import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'

import type { Entry } from 'yauzl'

import { withoutBlanks } from 'src/shared/settings/imports/withoutBlanks'

import { openArchive } from './archive'

/** The limits of a spreadsheet, whose reader fills every gap up to the last row and column. */
export type WorkbookLimits = { rows: number; columns: number; bytes: number }

/** Any of these parts may be a sheet: the workbook names the places of its sheets. */
const isXml = ({ fileName }: Entry) => /\.(xml|rels)$/i.test(fileName)

/** The tag of a row or of a cell, with its attributes. */
const TAG = /<(?:[\w-]+:)?(?:c|row)(\s[^<>]*?)?\/?>/g
const ATTRIBUTES = /^(?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*\s*$/
/** Where a row or a cell is: `7` or `C7`. */
const PLACE = /\sr\s*=\s*["']([^"']*)["']/

/** The most characters of a tag. */
const TAG_CHARACTERS = 4000

const columnOf = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

const isWithin = (place: string, { rows, columns }: WorkbookLimits) => {
  const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(place) ?? []
  return (
    digits !== undefined &&
    Number(digits) <= rows &&
    columnOf(letters) <= columns
  )
}

const isTagSafe = (attributes: string, limits: WorkbookLimits) => {
  if (attributes.length > TAG_CHARACTERS || !ATTRIBUTES.test(attributes))
    return false
  const [, place] = PLACE.exec(attributes) ?? []
  return place === undefined || isWithin(place, limits)
}

/** @returns whether the places and the number of a sheet's cells are within the limits; blank ones do not count */
const isSheetSafe = async (stream: Readable, limits: WorkbookLimits) => {
  let tags = 0
  for (const [, attributes = ''] of withoutBlanks(await text(stream)).matchAll(
    TAG
  )) {
    tags++
    if (!isTagSafe(attributes, limits)) return false
    if (tags > limits.rows * (limits.columns + 1)) return false
  }
  return true
}

/**
 * Whether the rows and cells of an XLSX file, which is a safe archive, stay within limits: a reader makes a row for each
 * number up to the last one, so that a file of a kilobyte could fill the memory.
 */
export const isSafeWorkbook = async (file: string, limits: WorkbookLimits) => {
  const archive = await openArchive(file)
  try {
    return await new Promise<boolean>((resolve, reject) => {
      let bytes = 0
      archive.on('error', reject)
      archive.on('end', () => resolve(true))
      archive.on('entry', (entry: Entry) => {
        if (!isXml(entry)) return archive.readEntry()
        bytes += entry.uncompressedSize
        if (bytes > limits.bytes) return resolve(false)
        archive.openReadStream(entry, (error, stream) => {
          if (error) return reject(error)
          isSheetSafe(stream as Readable, limits).then(
            (isSafe) => (isSafe ? archive.readEntry() : resolve(false)),
            reject
          )
        })
      })
      archive.readEntry()
    })
  } finally {
    archive.close()
  }
}
