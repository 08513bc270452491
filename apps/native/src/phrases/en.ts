export const en = {
  /** Reasons why the apps ask for a permission; iOS shows them in the question. */
  reason: {
    camera: 'To scan codes at venues and collect points.',
    location:
      'To show the nearest venue, stop or hospital. Your location stays on this device, except when you scan a code that works only in one place.',
  },
};
