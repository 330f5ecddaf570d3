// The module that lazyWhenIdle() loads, together with its texts.
import { NextEvent } from 'src/components/Accounts/Home/Event/NextEvent'
import i18n from 'src/i18n'

void i18n.loadNamespaces('learning.events')

export default NextEvent
