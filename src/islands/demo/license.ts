import { LicenseInfo } from '@mui/x-license';
import licenseKey from 'virtual:license';

// Without a key the packages still run, with their watermark.
if (licenseKey) LicenseInfo.setLicenseKey(licenseKey);
