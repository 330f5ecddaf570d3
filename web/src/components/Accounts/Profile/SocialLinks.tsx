import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { LinkButton } from 'src/components/ui/control/Button/Button'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { Card } from 'src/components/ui/layout/Card'
import { useEntityWords } from 'src/hooks/resource/useEntityWords'

import type { ShownProfile } from './profile'

import { facebookUrl } from '$api/src/shared/accounts/contact'
import { socialNetworks } from '$api/src/shared/accounts/socials'

const shortened = (url: string) =>
  url.replace(/^https:\/\/(www\.)?/i, '').replace(/\/$/, '')

/** The social links of a profile; the reminder of a missing one links here. */
export const SocialLinks = ({ profile }: { profile: ShownProfile }) => {
  const { t } = useTranslation('accounts.profile')
  const { title } = useEntityWords('accounts.profile.profile')
  const { facebookProfile, socials, isOwn } = profile
  const links = [
    {
      key: 'facebookProfile',
      url: facebookProfile && facebookUrl(facebookProfile),
    },
    ...socialNetworks.map((key) => ({ key, url: socials[key] })),
  ].filter(({ url }) => url)
  const edit = isOwn && (
    <LinkButton to={routes.editProfile()} look="secondary" size="sm">
      {t('profile.editSocials')}
    </LinkButton>
  )

  return (
    <Card title={t('profile.tabs.socials')} aside={links.length > 0 && edit}>
      {links.length === 0 ? (
        <EmptyState
          title={t('profile.noSocials')}
          text={isOwn && t('profile.noSocialsHelp')}
          action={edit}
        />
      ) : (
        <ul className="divide-base-300 divide-y">
          {links.map(({ key, url }) => (
            <li key={key}>
              <a
                href={url ?? undefined}
                target="_blank"
                rel="noreferrer nofollow"
                className="hover:bg-base-200 flex min-h-12 items-center gap-3 rounded-lg px-2 py-2"
              >
                <span className="min-w-0 flex-1">
                  <span className="block text-sm font-semibold">
                    {title(key)}
                  </span>
                  <span className="text-muted block truncate text-sm">
                    {shortened(url ?? '')}
                  </span>
                </span>
                <ExternalLink className="text-muted size-4" aria-hidden />
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
