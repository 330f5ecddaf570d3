import { Mail, MessageCircle, Phone, type LucideIcon } from 'lucide-react'

import { messengerUrl } from '$api/src/shared/accounts/contact'

type Contact = { icon: LucideIcon; label: string; href: string }

type ContactLinksProps = {
  person: {
    email: string
    mobileNumber?: string | null
    facebookProfile?: string | null
  }
}

/** How to reach a person: by mail, phone and Messenger, as far as they are known. */
export const ContactLinks = ({
  person: { email, mobileNumber, facebookProfile },
}: ContactLinksProps) => {
  const messenger = facebookProfile && messengerUrl(facebookProfile)
  const contacts = [
    { icon: Mail, label: email, href: `mailto:${email}` },
    mobileNumber && {
      icon: Phone,
      label: mobileNumber,
      href: `tel:${mobileNumber}`,
    },
    messenger && { icon: MessageCircle, label: 'Messenger', href: messenger },
  ].filter((each): each is Contact => Boolean(each))
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {contacts.map(({ icon: Icon, label, href }) => (
        <li key={href} className="min-w-0">
          <a
            href={href}
            {...(href.startsWith('https:') && {
              target: '_blank',
              rel: 'noreferrer',
            })}
            className="link link-primary inline-flex min-h-8 max-w-full items-center gap-2"
          >
            <Icon className="size-4 shrink-0" aria-hidden />
            <span className="min-w-0 wrap-anywhere">{label}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
