export { CompanyTile } from './company-tile.tsx';
export { HouseMark } from './house-mark.tsx';
export { StickyBar } from './sticky-bar.tsx';
