import { useEffect, useRef, useState } from 'react'

import { useQuery } from '@redwoodjs/web'

import { contactLinks } from '$api/src/shared/settings/contact'

const CONTACT: Doc<'SchoolContactQuery'> = gql`
  query SchoolContactQuery {
    schoolContact {
      email
      phone
      page
    }
  }
`

/** The school's contacts, loaded once the reader reaches the foot of a page; renders nothing if none is set. */
const FooterContact = () => {
  const place = useRef<HTMLParagraphElement>(null)
  const [isSeen, setIsSeen] = useState(false)
  const { data } = useQuery(CONTACT, { skip: !isSeen, errorPolicy: 'all' })
  useEffect(() => {
    if (!place.current || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const links = data ? contactLinks(data.schoolContact) : []
  return (
    <p
      ref={place}
      className="mx-auto flex max-w-6xl flex-wrap gap-x-5 px-4 sm:px-6"
    >
      {links.map(({ text, href }) => (
        <a
          key={href}
          href={href}
          className="hover:text-base-content py-1 wrap-anywhere hover:underline"
        >
          {text}
        </a>
      ))}
    </p>
  )
}

export default FooterContact
