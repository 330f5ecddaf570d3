import type { PageHead } from 'src/services/marketing/landingPages/pageAtSlug'
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
      description: textIn(form, 'intro', lang).slice(0, DESCRIPTION_CHARACTERS),
      image: null,
      isHidden: false,
    }
  )
}
