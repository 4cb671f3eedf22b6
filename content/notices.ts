/** Lines on top of every page, from `notices.yaml`. */
import { data } from './generated/notices'

export const notices = data.notices ?? []
