import { data } from './generated/menu'

export const { panels: menuPanels, oftenNeeded } = data
