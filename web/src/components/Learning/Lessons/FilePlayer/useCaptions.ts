import { useEffect, type RefObject } from 'react'

import { useTranslation } from 'react-i18next'

import { useStored } from 'src/hooks/browser/useStored'
import { store, storageKeys } from 'src/lib/browser/storageKeys'

import { cuesOf } from '$api/src/shared/learning/captions'
import type { Lang } from '$api/src/shared/text/language'

type Captions = readonly { lang: Lang; vtt: string }[]

/**
 * Adds the captions to the video cue by cue, because a caption file with its own address would need a wider security
 * policy. Prefers the reader's language, else shows the first captions.
 */
export const useCaptions = (
  video: RefObject<HTMLVideoElement>,
  captions: Captions
) => {
  const { t, i18n } = useTranslation('learning')
  const isOn = useStored<boolean>(storageKeys.captions) ?? false
  const shown =
    captions.find(({ lang }) => lang === i18n.language)?.lang ??
    captions[0]?.lang

  useEffect(() => {
    const element = video.current
    if (!element) return
    for (const { lang, vtt } of captions) {
      // A text track cannot be removed from an element, so reuse the existing one.
      const known = [...element.textTracks].find(
        ({ language }) => language === lang
      )
      const track =
        known ?? element.addTextTrack('captions', t(`lang.${lang}`), lang)
      if (!known)
        for (const { from, to, text } of cuesOf(vtt))
          track.addCue(new VTTCue(from, to, text))
      track.mode = isOn && lang === shown ? 'showing' : 'disabled'
    }
  }, [video, captions, isOn, shown, t])

  return {
    hasCaptions: captions.length > 0,
    isOn,
    toggle: () => store(storageKeys.captions, !isOn),
  }
}
