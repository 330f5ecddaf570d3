// The file of a list holds the rows of the field that takes `$page`, whatever else its query asks for.
import fs from 'node:fs'
import path from 'node:path'

import { parse } from 'graphql'

import { pagedFields } from './pagedFields'

const components = path.join(__dirname, '../../..')

/** The documents of all queries that are read page by page, with their files. */
const paged = fs
  .readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .flatMap((file) =>
    [
      ...fs
        .readFileSync(path.join(components, file), 'utf8')
        .matchAll(/gql`([^`]*)`/g),
    ].map(([, text]) => ({ file, text: text.replace(/\$\{\w+\}/g, '') }))
  )
  .filter(({ text }) => /\(\s*\$page: Int|\$page: Int/.test(text))

test('Every query that is read page by page has one such field', () => {
  expect(paged.length).toBeGreaterThan(40)
  const wrong = paged
    .map(({ file, text }) => ({ file, fields: pagedFields(parse(text)) }))
    .filter(({ fields }) => fields.length !== 1)
  expect(wrong).toEqual([])
})

test('Other fields of a query are no list', () => {
  const query = parse(`query Responses($id: ID!, $page: Int, $perPage: Int) {
    form(id: $id) { name }
    answers: formResponsesPage(id: $id, page: $page, perPage: $perPage) { total }
  }`)
  expect(pagedFields(query)).toEqual(['answers'])
})
