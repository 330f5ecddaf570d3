// The texts of an announcement in English, Filipino or both.
import { textParts } from '../../community/feeds'
import type { Lang } from '../../text/language'

export type AnnouncementText = {
  subject: string
  text: string
  subjectFil: string
  textFil: string
  buttonLabel: string
  buttonLabelFil: string
  buttonUrl: string
}

/** Whether a language is written: a subject and a text. */
export const isWrittenIn = (
  { subject, text, subjectFil, textFil }: AnnouncementText,
  lang: Lang
) => (lang === 'en' ? !!subject && !!text : !!subjectFil && !!textFil)

/** The text for a reader of a language: theirs if it is written, otherwise the other one. */
export const writtenFor = (announcement: AnnouncementText, wanted: Lang) => {
  const other = wanted === 'en' ? 'fil' : 'en'
  const lang: Lang = isWrittenIn(announcement, wanted) ? wanted : other
  const { buttonLabel, buttonLabelFil, buttonUrl } = announcement
  const labels = { en: buttonLabel, fil: buttonLabelFil }
  return {
    lang,
    subject: lang === 'en' ? announcement.subject : announcement.subjectFil,
    text: lang === 'en' ? announcement.text : announcement.textFil,
    buttonLabel: labels[lang] || buttonLabel || buttonLabelFil,
    buttonUrl,
  }
}

/** The title of its notice in both languages. */
export const titlesOf = (announcement: AnnouncementText) => {
  const { subject } = writtenFor(announcement, 'en')
  const titleFil = writtenFor(announcement, 'fil').subject
  return { title: subject, titleFil: titleFil === subject ? null : titleFil }
}

/** An empty line begins a paragraph. */
export const paragraphsOf = (text: string) =>
  text
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)

/** A text in parts: its https addresses have an `href`, and everything else is plain. */
export const linkedParts = (text: string) =>
  textParts(text).map((part) => ({
    text: part.text,
    href:
      part.kind === 'link' && part.href.startsWith('https:') ? part.href : null,
  }))
