import * as admission from './admission'
import * as buses from './buses'
import * as disclosure from './disclosure'
import * as facts from './facts'
import * as fees from './fees'
import * as menu from './menu'
import * as notices from './notices'
import * as pictures from './pictures'
import * as school from './school'
import * as search from './search'
import * as session from './session'
import * as uniform from './uniform'

/** Schema of each `content/<subject>.yaml`, in the order the office needs them. */
export const subjects = {
  notices: notices.schema,
  fees: fees.schema,
  session: session.schema,
  school: school.schema,
  facts: facts.schema,
  buses: buses.schema,
  uniform: uniform.schema,
  admission: admission.schema,
  disclosure: disclosure.schema,
  pictures: pictures.schema,
  menu: menu.schema,
  search: search.schema,
}
