import {
  titlesOf,
  type AnnouncementText,
} from 'src/shared/marketing/announcements/announcementText'

/** The notice of an announcement; its key keeps a person from being told twice. */
export const noticeOf = (announcement: AnnouncementText & { id: number }) => ({
  key: `announcement:${announcement.id}`,
  facts: JSON.stringify(titlesOf(announcement)),
  path: `/announcement/${announcement.id}`,
})
