import type { Both } from './text'

/** The first version of the terms for affiliates; staff publish further ones. */
export const affiliateTerms: Both = [
  `Recommend the school honestly: say only what its pages say, and say that you are an affiliate.

Send no mass mails, and use the name of the school in no advertisements.

People who come by one of your links and sign up within 60 days are your leads. An order counts for the affiliate of its coupon; else for the affiliate whose lead the buyer is; else for the affiliate by whose link the buyer came last. Your own orders do not count.

We may suspend an affiliate who breaks these terms, and then say why.`,
  `Irekomenda ang school nang tapat: sabihin lang ang nakasulat sa mga page nito, at sabihin na affiliate ka.

Huwag magpadala ng mass email, at huwag gamitin ang pangalan ng school sa mga ad.

Mga lead mo ang mga dumaan sa isa sa mga link mo at nag-sign up sa loob ng 60 araw. Ang order ay para sa affiliate ng coupon nito; kung wala, sa affiliate na may lead sa bumili; kung wala pa rin, sa affiliate ng huling link na dinaanan niya. Hindi kasama ang sarili mong mga order.

Maaari naming suspindihin ang affiliate na lumalabag dito, at sasabihin namin ang dahilan.`,
]
