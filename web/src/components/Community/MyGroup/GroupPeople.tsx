import { MessageCircle } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { Link } from 'src/components/ui/control/Link'
import { Avatar } from 'src/components/ui/layout/Avatar'

import type { Person } from './groupPerson'

import { messengerUrl } from '$api/src/shared/accounts/contact'

type GroupPeopleProps = { people: Person[]; label: string }

/** People with their pictures; each name leads to the profile, and the icon to Messenger. */
export const GroupPeople = ({ people, label }: GroupPeopleProps) => {
  const { t } = useTranslation('community.groups')
  return (
    <ul aria-label={label} className="grid gap-x-6 sm:grid-cols-2">
      {people.map(({ id, name, slug, profileImage, facebookProfile }) => (
        <li key={id} className="flex min-h-12 items-center gap-3">
          <Avatar name={name} src={profileImage} />
          <Link
            to={routes.profile({ slug })}
            className="link link-hover min-w-0 flex-1 wrap-anywhere"
          >
            {name}
          </Link>
          {facebookProfile && (
            <a
              href={messengerUrl(facebookProfile)}
              target="_blank"
              rel="noreferrer noopener"
              aria-label={t('member.writeTo', { name })}
              className="btn btn-ghost btn-square btn-sm"
            >
              <MessageCircle
                className="size-5"
                strokeWidth={1.75}
                aria-hidden
              />
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
