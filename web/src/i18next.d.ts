import 'i18next'

import type accounts from './locales/en/accounts.json'
import type affiliates from './locales/en/affiliates.json'
import type billing from './locales/en/billing.json'
import type common from './locales/en/common.json'
import type community from './locales/en/community.json'
import type errors from './locales/en/errors.json'
import type events from './locales/en/events.json'
import type guide from './locales/en/guide.json'
import type journey from './locales/en/journey.json'
import type learning from './locales/en/learning.json'
import type legal from './locales/en/legal.json'
import type marketing from './locales/en/marketing.json'
import type offline from './locales/en/offline.json'
import type passwords from './locales/en/passwords.json'
import type payments from './locales/en/payments.json'
import type people from './locales/en/people.json'
import type prompts from './locales/en/prompts.json'
import type profile from './locales/en/profile.json'
import type resources from './locales/en/resources.json'
import type reports from './locales/en/reports.json'
import type selling from './locales/en/selling.json'
import type settings from './locales/en/settings.json'
import type study from './locales/en/study.json'
import type support from './locales/en/support.json'
import type teaching from './locales/en/teaching.json'
import type training from './locales/en/training.json'
import type tools from './locales/en/tools.json'

// English is the source: a key missing there does not compile.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: {
      accounts: typeof accounts
      affiliates: typeof affiliates
      billing: typeof billing
      common: typeof common
      community: typeof community
      errors: typeof errors
      events: typeof events
      guide: typeof guide
      journey: typeof journey
      learning: typeof learning
      legal: typeof legal
      marketing: typeof marketing
      offline: typeof offline
      passwords: typeof passwords
      payments: typeof payments
      people: typeof people
      prompts: typeof prompts
      profile: typeof profile
      reports: typeof reports
      resources: typeof resources
      selling: typeof selling
      settings: typeof settings
      teaching: typeof teaching
      tools: typeof tools
      study: typeof study
      support: typeof support
      training: typeof training
    }
  }
}
