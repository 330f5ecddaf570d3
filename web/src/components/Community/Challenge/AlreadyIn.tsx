import { useEffect } from 'react'

import { CheckCircle2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { openPlace } from 'src/lib/browser/openPlace'

import { isWebsite } from '$api/src/shared/text/place'

/** Long enough to read the message of success. */
const WAIT_MS = 2500

type AlreadyInProps = {
  /** The external thank-you page; anything but an https address counts as none. */
  thankYouLink: string
  /** Whether to stay for a moment first. */
  waits?: boolean
}

/** Leads a participant to the thank-you page. Without one, the page stays and names their challenge page. */
const AlreadyIn = ({ thankYouLink, waits = false }: AlreadyInProps) => {
  const { t } = useTranslation('community.challenge')
  const link = isWebsite(thankYouLink) ? thankYouLink : ''
  useEffect(() => {
    if (!link) return
    const timer = setTimeout(
      () => openPlace(link, { replace: true }),
      waits ? WAIT_MS : 0
    )
    return () => clearTimeout(timer)
  }, [link, waits])
  return (
    <section className="panel mx-auto max-w-xl px-5 py-8 text-center sm:px-10">
      <CheckCircle2 className="text-success mx-auto size-12" aria-hidden />
      <h1 className="mt-4 text-2xl">{t('in.title')}</h1>
      <p role="status" className="text-muted mt-2">
        {t(link ? 'in.leaving' : 'in.text')}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        {link && (
          <a href={link} className="btn btn-primary">
            {t('in.go')}
          </a>
        )}
        <LinkButton
          to={routes.challengeBuddies()}
          look={link ? 'ghost' : 'primary'}
        >
          {t('in.mine')}
        </LinkButton>
      </div>
    </section>
  )
}

export default AlreadyIn
