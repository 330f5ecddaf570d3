// The names and definitions of the measures, which the screens, the files and the mails show.
import type { Lang } from '../../text/language'

import type { MeasureKey } from './measures'

type Words = { name: string; definition: string }

const en: Record<MeasureKey, Words> = {
  active: {
    name: 'Active',
    definition:
      'People whom a purchase gives access today. Archived accounts are left out, as in the list of members.',
  },
  inactive: {
    name: 'Inactive',
    definition:
      'People who have bought before and whom no purchase gives access today.',
  },
  notEnrolled: {
    name: 'Not Enrolled',
    definition:
      'Accounts without a purchase that was ever paid, staff included.',
  },
  signups: {
    name: 'New accounts',
    definition: 'Accounts that were created in the period.',
  },
  joined: {
    name: 'New members',
    definition:
      'People whose first membership began in the period. A renewal or a second purchase is no new member. The people of one month are a cohort.',
  },
  renewed: {
    name: 'Renewed memberships',
    definition:
      'Memberships that end in the period and were renewed or bought again, early, in the days of grace or late.',
  },
  left: {
    name: 'Members who left',
    definition:
      'Memberships that end in the period and were not renewed within 14 days, or that staff ended. Memberships still within the 14 days are not counted.',
  },
  churn: {
    name: 'Churn',
    definition:
      'The members who left, as a share of all memberships that end in the period and are decided: left or renewed. It is what is missing from 100% in the retention report.',
  },
  purchases: {
    name: 'Purchases',
    definition:
      'Invoices that were issued in the period and are not void, from checkout and from staff.',
  },
  sales: {
    name: 'Sales',
    definition:
      'The totals of those invoices, with installments that are due later. It is what was agreed, not what was paid.',
  },
  revenue: {
    name: 'Revenue',
    definition:
      'Approved payments of the period minus payments that were taken back, each on its own day. Refunds are not subtracted. Payments from credit are not counted again.',
  },
  refunds: {
    name: 'Refunds',
    definition: 'Money that was sent back to members in the period.',
  },
  collected: {
    name: 'Collected',
    definition:
      'Revenue minus refunds: the total of the payment report in the same days.',
  },
  lessons: {
    name: 'Lessons completed',
    definition:
      'Lessons that people completed in the period. A lesson counts once for each person.',
  },
  certificates: {
    name: 'Certificates',
    definition: 'Certificates issued in the period that were not revoked.',
  },
  tasks: {
    name: 'Tasks finished',
    definition:
      'Tasks of stages that were finished in the period; tasks that were taken back do not count.',
  },
  moveUps: {
    name: 'Move-ups',
    definition:
      'Requests to move up that were approved in the period and not reverted.',
  },
  attendance: {
    name: 'Attendance',
    definition:
      'Visits to events in the period. A person counts once for each date.',
  },
  checkIns: {
    name: 'Check-ins',
    definition:
      'Check-ins sent to accountability groups in the period, on time or late.',
  },
  posts: {
    name: 'Posts and comments',
    definition:
      'Posts and comments written in feeds in the period; deleted and hidden ones do not count.',
  },
}

const fil: Record<MeasureKey, Words> = {
  active: {
    name: 'Active',
    definition:
      'Mga taong may access ngayon dahil sa binili nila. Hindi kasama ang mga naka-archive, gaya ng sa listahan ng mga miyembro.',
  },
  inactive: {
    name: 'Inactive',
    definition: 'Mga taong bumili na dati pero wala nang access ngayon.',
  },
  notEnrolled: {
    name: 'Not Enrolled',
    definition:
      'Mga account na wala pang biniling nabayaran, kasama ang staff.',
  },
  signups: {
    name: 'Mga bagong account',
    definition: 'Mga account na ginawa sa panahong ito.',
  },
  joined: {
    name: 'Mga bagong miyembro',
    definition:
      'Mga taong sa panahong ito nagsimula ang unang membership. Hindi bagong miyembro ang nag-renew o bumili ulit. Cohort ang tawag sa mga nagsimula sa iisang buwan.',
  },
  renewed: {
    name: 'Mga nag-renew',
    definition:
      'Mga membership na natatapos sa panahong ito at na-renew o binili ulit, maaga man, sa loob ng palugit, o huli.',
  },
  left: {
    name: 'Mga umalis',
    definition:
      'Mga membership na natatapos sa panahong ito at hindi na-renew sa loob ng 14 na araw, o tinapos ng staff. Hindi pa bilang ang mga nasa loob pa ng 14 na araw.',
  },
  churn: {
    name: 'Churn',
    definition:
      'Bahagi ng mga umalis sa lahat ng membership na natatapos sa panahong ito at may kinalabasan na: umalis o nag-renew. Ito ang kulang sa 100% sa report ng retention.',
  },
  purchases: {
    name: 'Mga pagbili',
    definition:
      'Mga invoice na inilabas sa panahong ito at hindi void, mula sa checkout at sa staff.',
  },
  sales: {
    name: 'Benta',
    definition:
      'Kabuuan ng mga invoice na iyon, kasama ang mga hulog na darating pa. Ito ang napagkasunduan, hindi pa ang nabayaran.',
  },
  revenue: {
    name: 'Kita',
    definition:
      'Mga naaprubahang bayad sa panahong ito, bawas ang mga binawi, bawat isa sa sarili nitong araw. Hindi ibinabawas ang mga refund. Hindi na binibilang ulit ang bayad mula sa credit.',
  },
  refunds: {
    name: 'Mga refund',
    definition: 'Perang ibinalik sa mga miyembro sa panahong ito.',
  },
  collected: {
    name: 'Nakolekta',
    definition:
      'Kita bawas ang mga refund: ang kabuuan sa report ng mga bayad sa mga araw ding iyon.',
  },
  lessons: {
    name: 'Mga natapos na lesson',
    definition:
      'Mga lesson na natapos sa panahong ito. Isang beses lang bilang ang lesson sa bawat tao.',
  },
  certificates: {
    name: 'Mga certificate',
    definition: 'Mga certificate na ibinigay sa panahong ito at hindi binawi.',
  },
  tasks: {
    name: 'Mga natapos na task',
    definition:
      'Mga task ng stage na natapos sa panahong ito; hindi bilang ang mga binawi.',
  },
  moveUps: {
    name: 'Mga umakyat ng stage',
    definition:
      'Mga hiling na umakyat na naaprubahan sa panahong ito at hindi ibinalik.',
  },
  attendance: {
    name: 'Mga dumalo',
    definition:
      'Pagdalo sa mga event sa panahong ito. Isang beses ang bilang ng tao sa bawat petsa.',
  },
  checkIns: {
    name: 'Mga check-in',
    definition:
      'Mga check-in na ipinadala sa mga accountability group sa panahong ito, nasa oras man o huli.',
  },
  posts: {
    name: 'Mga post at komento',
    definition:
      'Mga post at komentong isinulat sa mga feed sa panahong ito; hindi bilang ang mga binura at itinago.',
  },
}

const words: Record<Lang, Record<MeasureKey, Words>> = { en, fil }

export const measureWords = (key: MeasureKey, lang: Lang): Words =>
  words[lang][key]
