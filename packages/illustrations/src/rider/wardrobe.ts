/** One quiet wardrobe for everybody: no face, no complexion, no fashion. */
export const WARDROBE = {
  skin: '#d9cfc2',
  jacket: '#8f9c9d',
  trousers: '#39434b',
  shoe: '#23292d',
  sole: '#f4f4f0',
  helmet: '#f1f1ec',
  hair: '#2f3337',
  strap: '#3d4448',
} as const;
