/** Colors of shared images: those of the dark theme, against which flags and medals stand out. */
export const paints = {
  ink: '#ffffff',
  ink2: '#c6dae2',
  ink3: '#8fb0bc',
  ground: '#06202a',
  groundLight: '#0b5064',
  tile: '#1c4a59',
  accent: '#7fdcf0',
  live: '#e0263c',
  medals: {
    gold: { light: '#ffe28a', dark: '#d79f13', ring: '#fff0b8', ink: '#2b1f00' },
    silver: { light: '#ffffff', dark: '#a5b0ba', ring: '#ffffff', ink: '#1b232b' },
    bronze: { light: '#efb98a', dark: '#ac6530', ring: '#ffd9b8', ink: '#251203' },
  },
} as const;
