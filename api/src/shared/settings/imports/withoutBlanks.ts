/** A row or a cell that does not say where it is: it follows the one before it. */
const UNPLACED = /<(?:c|row)(?=[\s/>])(?![^<>]*\sr\s*=)/
const BLANK_CELL = /<c(?:\s[^<>]*)?(?:\/>|>\s*<\/c>)/g
const BLANK_ROW = /<row(?:\s[^<>]*)?(?:\/>|>\s*<\/row>)/g

/**
 * A sheet's XML without the cells and rows that have a format and no content. Spreadsheet programs write them down to the
 * last row of a sheet.
 */
export const withoutBlanks = (xml: string) =>
  UNPLACED.test(xml) ? xml : xml.replace(BLANK_CELL, '').replace(BLANK_ROW, '')
