// Documents as the pages send them, read from the web side's sources: the bench measures what members wait for.
import fs from 'node:fs'
import path from 'node:path'

import { root } from '../scripts/commands/tools.mjs'

const source = (file) =>
  fs.readFileSync(path.join(root, 'web/src', file), 'utf8')

const documentsIn = (file) =>
  [...source(file).matchAll(/gql`([^`]*)`/g)].map(([, text]) => text)

const fragments = fs
  .readdirSync(path.join(root, 'web/src'), { recursive: true })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
  .flatMap(documentsIn)
  .map((text) => ({ name: /^\s*fragment (\w+)/.exec(text)?.[1], text }))
  .filter(({ name }) => name)

/** A document with the fragments that it names, as Apollo completes it. */
const complete = (text) => {
  const more = fragments.find(
    ({ name, text: fragment }) =>
      new RegExp(`\\.\\.\\.${name}\\b`).test(text) && !text.includes(fragment)
  )
  return more ? complete(`${text}\n${more.text}`) : text
}

const documentOf = (file) => complete(documentsIn(file)[0])

export const HOME_PAGE = documentOf(
  'components/Accounts/Home/Learner/HomeLearnerCell/HomeLearnerCell.tsx'
)
export const LESSON = documentOf('components/Learning/Lessons/myLessonQuery.ts')
export const DESK = documentOf(
  'components/Billing/staff/Bill/BillsPageCell/BillsPageCell.tsx'
)
export const OFFER = documentOf(
  'components/Marketing/OfferBySlugCell/OfferBySlugCell.tsx'
)
