import type { PageHead } from 'src/services/marketing/landingPages/pageAtSlug'
import { cutText } from 'src/shared/text/cutText'
import { textIn, type Lang } from 'src/shared/text/language'

import { publishedForm } from './openForm'

const DESCRIPTION_CHARACTERS = 200

/** The data for link previews of the form at an address; null if there is none. */
export const formHead = async (
  slug: string,
  lang: Lang
): Promise<PageHead | null> => {
  const form = await publishedForm(slug)
  return (
    form && {
      title: textIn(form, 'title', lang),
      description: cutText(textIn(form, 'intro', lang), DESCRIPTION_CHARACTERS),
      image: null,
      isHidden: false,
    }
  )
}
