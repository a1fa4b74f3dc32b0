/**
 * The earliest time that a zip can say, in local time as zips have it: the same files give the same bytes
 * whenever and wherever they are packed.
 */
export const ZIP_TIME = '1980-01-01T00:00:00';
