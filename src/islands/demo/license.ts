import { LicenseInfo } from '@mui/x-license';
import licenseKey from 'virtual:license';

// Without a key the packages run and show their own watermark.
if (licenseKey) LicenseInfo.setLicenseKey(licenseKey);
