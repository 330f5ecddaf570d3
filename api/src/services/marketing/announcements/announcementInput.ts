import type {
  AnnouncementAudienceInput,
  AnnouncementInput,
  UsersViewInput,
} from 'types/graphql'

import { searchText, typedText } from 'src/lib/database/paging'
import { db } from 'src/lib/db'
import { refuseInput } from 'src/lib/errors'
import {
  isWrittenIn,
  type AnnouncementText,
} from 'src/shared/marketing/announcements/announcementText'
import { cutText } from 'src/shared/text/cutText'
import { isPath, isPlace } from 'src/shared/text/place'

import { isPage } from '../redirectRules/isPage'
import { addressOf } from '../redirectRules/matching'

import { asFilter } from './audience'

const MAX_SUBJECT_CHARACTERS = 150
const MAX_TEXT_CHARACTERS = 10_000
const MAX_LABEL_CHARACTERS = 60
const MAX_URL_CHARACTERS = 500
const MAX_NAME_CHARACTERS = 60

/** One line: a line break in a subject could add a header. */
const lineOf = (text: string) => typedText(text.replace(/\s+/g, ' '))

const textsOf = (input: AnnouncementInput): AnnouncementText => ({
  subject: lineOf(input.subject),
  text: typedText(input.text),
  subjectFil: lineOf(input.subjectFil),
  textFil: typedText(input.textFil),
  buttonLabel: lineOf(input.buttonLabel),
  buttonLabelFil: lineOf(input.buttonLabelFil),
  buttonUrl: typedText(input.buttonUrl),
})

/** Each language is complete or empty, and at least one is complete. */
const problemsOfTexts = (texts: AnnouncementText) => {
  const isFilipino = !!texts.subjectFil || !!texts.textFil
  const isEnglish = !!texts.subject || !!texts.text || !isFilipino
  const problem = (text: string, isNeeded: boolean, most: number) =>
    isNeeded && !text
      ? ('REQUIRED' as const)
      : text.length > most && ('TOO_LONG' as const)
  return {
    subject: problem(texts.subject, isEnglish, MAX_SUBJECT_CHARACTERS),
    text: problem(texts.text, isEnglish, MAX_TEXT_CHARACTERS),
    subjectFil: problem(texts.subjectFil, isFilipino, MAX_SUBJECT_CHARACTERS),
    textFil: problem(texts.textFil, isFilipino, MAX_TEXT_CHARACTERS),
  }
}

/** A button has a link, and a label in a language that is written. */
const problemsOfButton = (texts: AnnouncementText) => {
  const { buttonLabel, buttonLabelFil, buttonUrl } = texts
  const isLabelled = !!buttonLabel || !!buttonLabelFil
  const isTooLong = (label: string) =>
    label.length > MAX_LABEL_CHARACTERS && ('TOO_LONG' as const)
  return {
    buttonLabel:
      buttonUrl && !isLabelled && isWrittenIn(texts, 'en')
        ? ('REQUIRED' as const)
        : isTooLong(buttonLabel),
    buttonLabelFil:
      buttonUrl && !isLabelled && !isWrittenIn(texts, 'en')
        ? ('REQUIRED' as const)
        : isTooLong(buttonLabelFil),
    buttonUrl: buttonUrl
      ? buttonUrl.length > MAX_URL_CHARACTERS
        ? ('TOO_LONG' as const)
        : !isPlace(buttonUrl) && ('WEBSITE_INVALID' as const)
      : isLabelled && ('REQUIRED' as const),
  }
}

/** @throws REDIRECT_NOWHERE of `buttonUrl` if it is a path that no page of this site has */
const refuseNowhere = async ({ buttonUrl }: AnnouncementText) => {
  const path = isPath(buttonUrl) ? addressOf(buttonUrl)?.path : undefined
  refuseInput({
    buttonUrl:
      path !== undefined && !(await isPage(path)) && 'REDIRECT_NOWHERE',
  })
}

/** Whether the batch and the stage that a filter names exist. */
const hasPlaces = async ({ batchId, stageId }: UsersViewInput) =>
  (!batchId || (await db.batch.count({ where: { id: batchId } })) > 0) &&
  (!stageId || (await db.stage.count({ where: { id: stageId } })) > 0)

/**
 * The stored form of an audience. Everyone is no audience: it names a list or a batch.
 * @throws REQUIRED and INVALID of `audience`
 */
export const audienceOf = async (audience: AnnouncementAudienceInput) => {
  const { list = null, view } = audience
  const isKnown = view.filter !== 'ARCHIVED' && (await hasPlaces(view))
  refuseInput({
    audience: !list && !view.batchId ? 'REQUIRED' : !isKnown && 'INVALID',
  })
  return {
    list,
    filter: asFilter({
      ...view,
      q: searchText(view.q),
    }),
    viewName: cutText(lineOf(audience.viewName ?? ''), MAX_NAME_CHARACTERS),
  }
}

/** The checked columns. @throws REQUIRED, TOO_LONG, INVALID, WEBSITE_INVALID and REDIRECT_NOWHERE by field */
export const announcementData = async (input: AnnouncementInput) => {
  const texts = textsOf(input)
  refuseInput({ ...problemsOfTexts(texts), ...problemsOfButton(texts) })
  await refuseNowhere(texts)
  return { ...texts, ...(await audienceOf(input.audience)) }
}
