import { useEffect, useRef } from 'react'

import { useTranslation } from 'react-i18next'
import type {
  SaveLanguageMutation,
  SaveLanguageMutationVariables,
} from 'types/graphql'

import { useSave } from 'src/hooks/data/useSave'

import { isLang } from '$api/src/shared/text/language'

const SAVE_LANGUAGE = gql`
  mutation SaveLanguageMutation($language: Language!) {
    saveLanguage(language: $language)
  }
`

/** While mounted, saves a newly chosen language as the language of the user's mails too. */
export const useSavedLanguage = () => {
  const { language } = useTranslation().i18n
  const known = useRef(language)
  const [save] = useSave<SaveLanguageMutation, SaveLanguageMutationVariables>(
    SAVE_LANGUAGE
  )
  useEffect(() => {
    if (known.current === language || !isLang(language)) return
    known.current = language
    void save({ language })
    // Saves only when the language has changed.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [language])
}
